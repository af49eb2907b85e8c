/** A list of any length: only the rows in sight are nodes. */
import { h, replace } from "./dom";

export class VirtualList<T> {
  readonly node: HTMLElement;
  private readonly inner: HTMLElement;
  private items: T[] = [];
  private selected = -1;
  private pending = false;

  constructor(
    private readonly rowHeight: number,
    private readonly render: (item: T, index: number) => HTMLElement,
    private readonly onSelect: (item: T | undefined) => void,
    private readonly isHeading: (item: T) => boolean = () => false,
  ) {
    this.inner = h("div", { class: "rows" });
    this.node = h("div", { class: "list", tabindex: 0, role: "listbox", "aria-label": "findings" }, this.inner);
    this.node.addEventListener("scroll", () => this.schedule());
    this.node.addEventListener("click", (event) => {
      const row = (event.target as Element).closest<HTMLElement>(".row");
      if (row) this.select(Number(row.dataset["index"]));
    });
    new ResizeObserver(() => this.schedule()).observe(this.node);
  }

  get length(): number {
    return this.items.length;
  }

  get index(): number {
    return this.selected;
  }

  /** Shows other items; stays at the selected one if it is among them. */
  show(items: T[]): void {
    const before = this.items[this.selected];
    this.items = items;
    this.inner.style.height = `${items.length * this.rowHeight}px`;
    const kept = before === undefined ? -1 : items.indexOf(before);
    this.selected = -1;
    this.select(kept >= 0 ? kept : items.length > 0 ? 0 : -1);
  }

  /** The nearest item to select, headings left out: onwards in the direction of the move, else back. */
  private selectable(index: number): number {
    const last = this.items.length - 1;
    const start = Math.max(0, Math.min(index, last));
    const step = index < this.selected ? -1 : 1;
    for (const by of [step, -step])
      for (let i = start; i >= 0 && i <= last; i += by) if (!this.isHeading(this.items[i] as T)) return i;
    return -1;
  }

  select(index: number): void {
    const next = this.selectable(index);
    this.selected = next;
    if (next >= 0) this.reveal(next);
    this.draw();
    this.onSelect(this.items[next]);
  }

  redraw(): void {
    this.draw();
  }

  private reveal(index: number): void {
    const top = index * this.rowHeight;
    const view = this.node.clientHeight;
    if (top < this.node.scrollTop) this.node.scrollTop = top;
    else if (top + this.rowHeight > this.node.scrollTop + view) this.node.scrollTop = top + this.rowHeight - view;
  }

  private schedule(): void {
    if (this.pending) return;
    this.pending = true;
    requestAnimationFrame(() => {
      this.pending = false;
      this.draw();
    });
  }

  private draw(): void {
    const margin = 4;
    const first = Math.max(0, Math.floor(this.node.scrollTop / this.rowHeight) - margin);
    const count = Math.ceil((this.node.clientHeight || 600) / this.rowHeight) + 2 * margin;
    const rows: HTMLElement[] = [];
    for (let i = first; i < Math.min(this.items.length, first + count); i++) {
      const row = this.render(this.items[i] as T, i);
      row.classList.add("row");
      row.dataset["index"] = String(i);
      row.id = `row-${i}`;
      const isHeading = this.isHeading(this.items[i] as T);
      row.setAttribute("role", isHeading ? "presentation" : "option");
      if (!isHeading) row.setAttribute("aria-selected", String(i === this.selected));
      row.style.transform = `translateY(${i * this.rowHeight}px)`;
      row.style.height = `${this.rowHeight}px`;
      rows.push(row);
    }
    replace(this.inner, ...rows);
    if (this.selected >= 0) this.node.setAttribute("aria-activedescendant", `row-${this.selected}`);
  }
}
