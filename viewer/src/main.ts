/** The page: tabs, filters, list and detail, keyboard. */
import { showMarked } from "./code";
import { countText, Data, Entry, many, placeText, ruleText } from "./data";
import { detail, levelChip, type DetailActions } from "./detail";
import { h, prose, replace, short, type Child } from "./dom";
import { arrange, ARRANGEMENTS, type Choices, facet, type Heading, NO_CHOICES, select } from "./filter";
import { VirtualList } from "./list";
import { type MarkKind, Marks, MARK_TEXT } from "./marks";
import "./style.css";
import { locksView, notesView, sharingView, threadsView } from "./views";

const TABS = ["findings", "threads", "locks", "sharing", "notes"] as const;
type Tab = (typeof TABS)[number];
const ROW_HEIGHT = 62;
const MOST_PRINTED = 100;

interface Option {
  value: string;
  count?: number;
}

class App {
  private readonly marks = new Marks();
  private readonly choices: Choices = { ...NO_CHOICES };
  private readonly list: VirtualList<Entry | Heading>;
  private tab: Tab = "findings";
  private readonly right = h("main", { class: "right", tabindex: -1 });
  private readonly count = h("p", { class: "count", role: "status", "aria-live": "polite" });
  private readonly body = h("div", { class: "body" });
  private readonly search = h("input", {
    type: "search",
    class: "search",
    placeholder: "search: file:, var:, thread:, lock:, fn:, conf>0.5",
    "aria-label": "search",
  });
  private readonly selects = new Map<keyof Choices, HTMLSelectElement>();
  private readonly left: HTMLElement;
  private readonly facets: (() => void)[] = [];
  private arrangement = "";
  private shown: Entry | undefined;
  private visible: Entry[] = [];
  private pairIndex = 0;
  private isFiltering = false;
  private isDetailDue = false;
  private isStarted = false;

  constructor(
    private readonly data: Data,
    private readonly root: HTMLElement,
  ) {
    this.list = new VirtualList<Entry | Heading>(
      ROW_HEIGHT,
      (item) => (item instanceof Entry ? this.row(item) : this.heading(item)),
      (item) => this.show(item instanceof Entry ? item : undefined),
      (item) => !(item instanceof Entry),
    );
    this.search.addEventListener("input", () => {
      this.choices.query = this.search.value;
      this.refresh();
    });
    this.left = h(
      "aside",
      { class: "left" },
      this.search,
      this.filters(),
      h(
        "div",
        { class: "count-line" },
        this.count,
        h(
          "button",
          { class: "clear", title: "show all open findings again", click: () => this.clear() },
          "clear filters",
        ),
      ),
      this.list.node,
    );
    replace(root, this.header(), this.body);
    this.open(this.tabFromAddress());
    document.addEventListener("keydown", (event) => this.key(event));
    window.addEventListener("hashchange", () => this.tab !== this.tabFromAddress() && this.open(this.tabFromAddress()));
    window.addEventListener("beforeprint", () => this.print());
    document.addEventListener(
      "toggle",
      (event) => event.target instanceof HTMLElement && showMarked(event.target),
      true,
    );
    this.refresh();
    this.isStarted = true;
    /* The list is there first; what it takes longer to put together follows. */
    setTimeout(() => {
      for (const fill of this.facets) fill();
      for (const entry of this.data.entries) void entry.text; /* for the first search */
    });
    if (!data.isComplete) document.addEventListener("DOMContentLoaded", () => this.complete());
  }

  /** The findings are there now. */
  private complete(): void {
    const entry = this.shown;
    this.shown = undefined;
    this.show(entry);
    if (this.tabFromAddress() !== "findings") this.open(this.tabFromAddress());
  }

  /* ---- actions of the detail ---- */

  mark(entry: Entry, kind: MarkKind | undefined, reason?: string): void {
    const before = this.marks.get(entry.group.id);
    this.marks.set(entry.group.id, kind && { kind, reason: reason ?? before?.reason ?? "" });
    this.list.redraw();
    this.showCount();
    this.showDetail();
  }

  pair(index: number): void {
    if (!this.shown) return;
    this.pairIndex = Math.max(0, Math.min(index, this.shown.findings.length - 1));
    this.showDetail();
  }

  searchFor(query: string): void {
    this.clear();
    this.search.value = this.choices.query = query;
    this.refresh();
    if (this.tab !== "findings") this.go("findings");
  }

  /* ---- parts ---- */

  private header(): HTMLElement {
    const { report } = this.data;
    const button = (text: string, title: string, click: () => void): HTMLElement => h("button", { title, click }, text);
    return h(
      "header",
      { class: "top" },
      h("h1", {}, "heddle"),
      h("span", { class: "totals" }, this.totals()),
      report.analysed ? null : h("span", { class: "chip high" }, "nothing could be analysed"),
      h(
        "nav",
        { role: "tablist" },
        ...TABS.map((tab) =>
          h(
            "button",
            { role: "tab", "data-tab": tab, click: () => this.go(tab) },
            tab === "notes" && report.notes.length ? `notes ${report.notes.length}` : tab,
          ),
        ),
      ),
      h("span", { class: "space" }),
      button("export marks", "write a file of suppressions (e)", () => this.export()),
      button("print", "print what is listed", () => window.print()),
      button("◐", "light or dark (t)", () => toggleTheme()),
      button("?", "keys", () => this.help()),
    );
  }

  /** Findings are what the list counts, here and everywhere; what they are made of is said once. */
  private totals(): string {
    const { groups } = this.data.report;
    const pairs = groups.reduce((sum, group) => sum + group.pairs, 0);
    const states = ["new", "fixed", "suppressed"].map((state) => ({
      state,
      n: groups.filter((group) => group.state === state).length,
    }));
    const known = states.filter(({ n }) => n > 0).map(({ state, n }) => `${n} ${state}`);
    const made = pairs > groups.length ? ` made of ${many(pairs, "pair")} of statements` : "";
    return many(groups.length, "finding") + (known.length > 0 ? ` (${known.join(", ")})` : "") + made;
  }

  private filters(): HTMLElement {
    const level = ["high", "medium", "low"].map((value) => ({
      value,
      count: this.data.entries.filter((e) => e.level === value).length,
    }));
    const states = ["open", "new", "unchanged", "fixed", "suppressed", "marked"];
    return h(
      "div",
      { class: "filters" },
      this.chooser(
        "state",
        "all states",
        states.map((value) => ({ value })),
        "open",
      ),
      this.chooser("level", "any confidence", level),
      this.chooser("rule", "all rules", () => facet(this.data, (e) => [e.group.rule]), "", ruleText),
      this.chooser("file", "all files", () => facet(this.data, (e) => e.files)),
      this.chooser("variable", "all variables", () => facet(this.data, (e) => e.variables)),
      this.chooser("thread", "all threads", () => facet(this.data, (e) => e.threads)),
      this.chooser(
        "lock",
        "any lock",
        () => [{ value: "-" }, ...facet(this.data, (e) => e.locks)],
        "",
        (v) => (v === "-" ? "no lock on either side" : v),
      ),
      this.arranger(),
    );
  }

  private arranger(): HTMLElement {
    const node = h(
      "select",
      { "aria-label": "arrange", "data-arrange": "" },
      h("option", { value: "" }, "by confidence"),
    );
    for (const by of Object.keys(ARRANGEMENTS)) node.append(h("option", { value: by }, `by ${by}`));
    node.addEventListener("change", () => {
      this.arrangement = node.value;
      this.refresh();
    });
    return node;
  }

  private chooser(
    field: keyof Choices,
    all: string,
    values: Option[] | (() => Option[]),
    chosen = "",
    text: (v: string) => string = (v) => v,
  ): HTMLElement {
    const node = h("select", { "aria-label": field, "data-filter": field });
    const add = (list: Option[]): void => {
      for (const { value, count } of list)
        node.append(
          h(
            "option",
            { value, selected: value === chosen },
            short(text(value), 50) + (count === undefined ? "" : ` (${count})`),
          ),
        );
    };
    node.append(h("option", { value: "" }, all));
    if (typeof values === "function") this.facets.push(() => add(values()));
    else add(values);
    node.addEventListener("change", () => {
      this.choices[field] = node.value;
      this.refresh();
    });
    this.selects.set(field, node);
    return node;
  }

  private heading({ title, count }: Heading): HTMLElement {
    return h("div", { class: "heading" }, h("strong", {}, prose(title)), h("span", {}, many(count, "finding")));
  }

  private row(entry: Entry): HTMLElement {
    const { group } = entry;
    const mark = this.marks.get(group.id);
    const more = entry.variables.length - 1;
    const state = mark ? MARK_TEXT[mark.kind] : entry.state;
    const pairs = group.pairs > 1 ? [many(group.pairs, "pair")] : [];
    const threads = entry.threads.map((name) => short(name, 40));
    return h(
      "div",
      { class: `${entry.level}${mark ? " marked" : ""}` },
      h(
        "div",
        { class: "row-head" },
        h("code", {}, short(group.variable, 48) + (more > 0 ? ` and ${more} more` : "")),
        state ? h("span", { class: "chip state" }, state) : null,
        levelChip(group),
      ),
      h("div", { class: "row-place" }, short(placeText(group.at), 52)),
      h("div", { class: "row-threads" }, [ruleText(group.rule), ...pairs, threads.join(" / ")].join(", ")),
    );
  }

  /* ---- what is shown ---- */

  private refresh(): void {
    this.visible = select(this.data, this.choices, this.marks);
    this.isFiltering = true;
    this.list.show(arrange(this.visible, this.arrangement));
    this.isFiltering = false;
    this.showCount();
  }

  private showCount(): void {
    const marked = this.marks.count(this.data.entries);
    const shown = `${countText(this.visible.length)} of ${many(this.data.entries.length, "finding")} shown`;
    replace(this.count, marked ? `${shown}, ${marked} marked` : shown);
  }

  private show(entry: Entry | undefined): void {
    if (entry === this.shown && entry) return;
    this.shown = entry;
    this.pairIndex = entry?.group.best ?? 0;
    /* Who types sees the list at once; the finding itself may come with the next frame. */
    this.isDetailDue = this.isFiltering && this.isStarted;
    if (this.isDetailDue) requestAnimationFrame(() => this.showDueDetail());
    else this.showDetail();
    this.right.scrollTop = 0;
  }

  /** A key that comes before the next frame is meant for the finding selected, not for the one still on the page. */
  private showDueDetail(): void {
    if (this.isDetailDue) this.showDetail();
  }

  private showDetail(): void {
    this.isDetailDue = false;
    replace(
      this.right,
      this.shown ? detail(this.data, this.shown, this.pairIndex, this.marks, this.actions) : this.nothing(),
    );
    showMarked(this.right);
  }

  private nothing(): HTMLElement {
    const { report, entries } = this.data;
    if (entries.length > 0) return h("p", { class: "nothing" }, "Nothing fits the filter.");
    const notes =
      report.notes.length > 0
        ? h("a", { href: "#notes" }, `${many(report.notes.length, "note")} on what was not analysed`)
        : null;
    return h(
      "p",
      { class: "nothing" },
      report.analysed ? "Nothing was found." : "Nothing could be analysed.",
      notes ? " " : null,
      notes,
    );
  }

  private readonly actions: DetailActions = {
    mark: (entry, kind, reason) => this.mark(entry, kind, reason),
    pair: (index) => this.pair(index),
    search: (query) => this.searchFor(query),
  };

  private clear(): void {
    Object.assign(this.choices, NO_CHOICES);
    this.search.value = "";
    for (const [field, node] of this.selects) node.value = NO_CHOICES[field];
    this.refresh();
  }

  private tabFromAddress(): Tab {
    const name = location.hash.slice(1) as Tab;
    return TABS.includes(name) ? name : "findings";
  }

  private go(tab: Tab): void {
    location.hash = tab;
    this.open(tab); /* at once: the browser tells of the new address later, and a key may come before */
  }

  private open(tab: Tab): void {
    this.tab = tab;
    for (const button of this.root.querySelectorAll<HTMLElement>("[data-tab]"))
      button.setAttribute("aria-selected", String(button.dataset["tab"] === tab));
    const views: Record<Exclude<Tab, "findings">, (data: Data, search: (query: string) => void) => HTMLElement> = {
      threads: threadsView,
      locks: locksView,
      sharing: sharingView,
      notes: notesView,
    };
    if (tab === "findings") {
      replace(this.body, this.data.entries.length > 0 ? this.left : null, this.right);
      this.list.redraw();
      showMarked(this.right);
    } else {
      replace(this.body, views[tab](this.data, this.actions.search));
    }
  }

  /* ---- keyboard ---- */

  private key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      target.blur();
      return;
    }
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement
    )
      return;
    const move = (by: number) => (): void => this.list.select(this.list.index + by);
    const mark = (kind: MarkKind) => (): void => {
      const entry = this.shown;
      if (entry) this.mark(entry, this.marks.get(entry.group.id)?.kind === kind ? undefined : kind);
    };
    const actions: Record<string, () => void> = {
      j: move(1),
      ArrowDown: move(1),
      k: move(-1),
      ArrowUp: move(-1),
      PageDown: move(10),
      PageUp: move(-10),
      Home: move(-1e9),
      End: move(1e9),
      n: () => this.pair(this.pairIndex + 1),
      p: () => this.pair(this.pairIndex - 1),
      s: () => this.toggleStacks(),
      f: mark("false-alarm"),
      i: mark("ignore"),
      x: mark("fixed"),
      e: () => this.export(),
      t: toggleTheme,
      "/": () => this.search.focus(),
      "?": () => this.help(),
    };
    TABS.forEach((tab, i) => (actions[String(i + 1)] = () => this.go(tab)));
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    this.showDueDetail();
    action();
  }

  private toggleStacks(): void {
    const boxes = [...this.right.querySelectorAll<HTMLDetailsElement>(".stack-box")];
    const open = boxes.some((box) => !box.open);
    for (const box of boxes) box.open = open;
  }

  /* ---- dialogs ---- */

  private dialog(title: string, ...content: Child[]): HTMLDialogElement {
    const box = h(
      "dialog",
      { "aria-label": title },
      h("h2", {}, title),
      ...content,
      h("form", { method: "dialog" }, h("button", {}, "close")),
    );
    box.addEventListener("close", () => box.remove());
    document.body.append(box);
    box.showModal();
    return box;
  }

  private export(): void {
    const yaml = this.marks.toYaml(this.data.entries);
    const url = URL.createObjectURL(new Blob([yaml], { type: "application/yaml" }));
    const link = h(
      "a",
      { href: url, download: "heddle-suppressions.yml", class: "download" },
      "save as heddle-suppressions.yml",
    );
    this.dialog(
      "Suppressions from your marks",
      h(
        "p",
        {},
        prose(
          "Use with `heddle check --suppressions heddle-suppressions.yml`, or name the file under `suppressions` in " +
            "heddle.yml.",
        ),
      ),
      h("textarea", { readonly: true, rows: 14, "aria-label": "suppressions" }, yaml),
      h("p", {}, link),
    );
  }

  private help(): void {
    const keys: [string, string][] = [
      ["j k ↓ ↑", "next, previous finding"],
      ["n p", "next, previous pair of statements"],
      ["s", "open or close the stacks"],
      ["/", "search"],
      ["f i x", "mark: false alarm, ignore, fixed"],
      ["e", "export marks as suppressions"],
      ["1 to 5", "tabs"],
      ["t", "light or dark"],
      ["Esc", "leave a field"],
    ];
    this.dialog(
      "Keys",
      h("table", {}, ...keys.map(([key, text]) => h("tr", {}, h("td", {}, h("kbd", {}, key)), h("td", {}, text)))),
    );
  }

  private print(): void {
    const pages = this.visible
      .slice(0, MOST_PRINTED)
      .map((entry) => detail(this.data, entry, entry.group.best, this.marks, this.actions, true));
    const rest = this.visible.length - pages.length;
    replace(
      document.getElementById("print") as HTMLElement,
      h("h1", {}, `heddle: ${this.visible.length} of ${many(this.data.entries.length, "finding")}`),
      ...pages,
      rest > 0 ? h("p", {}, `and ${rest} more; filter the list to print them`) : null,
    );
  }
}

function toggleTheme(): void {
  const isDark = document.documentElement.dataset["theme"] === "dark";
  setTheme(isDark ? "light" : "dark");
  try {
    localStorage.setItem("heddle-theme", isDark ? "light" : "dark");
  } catch {
    /* no storage: the choice lasts as long as the page */
  }
}

function setTheme(theme: string): void {
  document.documentElement.dataset["theme"] = theme;
}

function start(): void {
  let theme: string | null = null;
  try {
    theme = localStorage.getItem("heddle-theme");
  } catch {
    /* as above */
  }
  setTheme(theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
  const root = document.getElementById("app") as HTMLElement;
  try {
    new App(Data.load(), root);
  } catch (error) {
    replace(root, h("p", { class: "nothing" }, `This page cannot be shown: ${String(error)}`));
    throw error;
  }
  document.documentElement.dataset["ready"] = performance.now().toFixed(0);
}

start();
