/** What the reader decided, kept in the browser and exported as a file of suppressions. */
import type { Entry } from "./data";

export type MarkKind = "false-alarm" | "ignore" | "fixed";
export interface Mark {
  kind: MarkKind;
  reason: string;
}

export const MARK_TEXT: Record<MarkKind, string> = { "false-alarm": "false alarm", ignore: "ignore", fixed: "fixed" };
const STORE = "heddle-marks";

export class Marks {
  private readonly marks = new Map<string, Mark>();

  constructor() {
    try {
      const saved = JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, Mark>;
      for (const [id, mark] of Object.entries(saved))
        if (mark && mark.kind in MARK_TEXT) this.marks.set(id, { kind: mark.kind, reason: String(mark.reason ?? "") });
    } catch {
      /* a page from disk may have no storage: marks then live as long as the page */
    }
  }

  get(id: string): Mark | undefined {
    return this.marks.get(id);
  }

  set(id: string, mark: Mark | undefined): void {
    if (mark) this.marks.set(id, mark);
    else this.marks.delete(id);
    try {
      localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(this.marks)));
    } catch {
      /* as above */
    }
  }

  count(entries: Entry[]): number {
    return entries.filter((entry) => this.marks.has(entry.group.id)).length;
  }

  /** YAML that `--suppressions FILE` reads. JSON strings are YAML strings, whatever is in them. */
  toYaml(entries: Entry[]): string {
    const lines = ["# From a heddle report: use with --suppressions FILE, or name it in heddle.yml", "suppressions:"];
    const fixed: string[] = [];
    for (const entry of entries) {
      const mark = this.marks.get(entry.group.id);
      if (!mark) continue;
      const reason = mark.reason.trim() || `marked as ${MARK_TEXT[mark.kind]} in the report`;
      for (const finding of entry.findings) {
        if (mark.kind === "fixed") fixed.push(`# fixed: ${finding.id} ${quote(finding.variable)}`);
        else lines.push(`  # ${quote(finding.variable)}`, `  - id: "${finding.id}"`, `    reason: ${quote(reason)}`);
      }
    }
    return [...lines, ...fixed, ""].join("\n");
  }
}

/** A JSON string of plain ASCII. */
function quote(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\uffff]/g, (c) => "\\u" + c.charCodeAt(0).toString(16).padStart(4, "0"));
}
