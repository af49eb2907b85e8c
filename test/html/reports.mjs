// Reports made up for the tests of the page.

const hex = (n) => n.toString(16).padStart(32, "0");

function access(i, write, thread, locks, name) {
  const at = { file: `src/file${i % 17}.c`, line: (i % 400) + 1, column: 5, function: name ?? `function_${i % 90}` };
  return { at, verb: write ? "write" : "read", write, atomic: false, size: 4, thread, locks, stack: [{ ...at, function: "main" }, { ...at, line: at.line + 1, function: "middle" }, at] };
}

function reportOf(findings, threads) {
  const groups = findings.map((f, i) => ({ id: f.group, rule: f.rule, variable: f.variable, confidence: f.confidence, first: i, count: 1 }));
  return {
    format: "heddle-report",
    version: 1,
    tool: { name: "heddle", version: "0" },
    source_root: "/nowhere",
    analysed: true,
    summary: { groups: groups.length, findings: findings.length, suppressed: 0, threads: threads.length, notes: 0 },
    threads,
    groups,
    findings,
    notes: [],
  };
}

const level = (c) => (c >= 0.7 ? "high" : c >= 0.4 ? "medium" : "low");

export function largeReport(n) {
  const threads = [
    { id: 0, name: "main", kind: "thread", many: false, creation_stack: [] },
    { id: 1, name: "worker", kind: "thread", many: true, parent: 0, creation_stack: [], created_at: { file: "src/main.c", line: 20, column: 3, function: "main" } },
    { id: 2, name: "logger", kind: "thread", many: false, parent: 0, creation_stack: [], created_at: { file: "src/main.c", line: 30, column: 3, function: "main" } },
  ];
  const findings = [];
  for (let i = 0; i < n; i++) {
    const confidence = 0.95 - (0.9 * i) / n;
    const locks = i % 3 ? [] : [{ name: `m${i % 5}`, shared: false, acquired_at: { file: "src/file1.c", line: 3, column: 1 } }];
    findings.push({
      id: hex(i * 7919 + 1),
      group: hex(i * 104729 + 3),
      group_index: i,
      rule: i % 10 === 9 ? "deadlock" : "data-race",
      variable: `object_${i}.field_${i % 23}`,
      object: `global \`object_${i}\``,
      message: `data race: \`object_${i}.field_${i % 23}\` is written by thread \`worker\` while \`main\` reads it`,
      why: "nothing orders the two",
      hint: "hold one lock around both accesses",
      confidence,
      level: level(confidence),
      reasons: ["both sides name the same variable", "only one side holds a lock"],
      accesses: [access(i, true, 1 + (i % 2), locks), access(i + 5, i % 4 === 0, 0, [])],
    });
  }
  return reportOf(findings, threads);
}

/** Threads that create one another, with long names and files; joins; two sides that are deep, far apart, or one. */
export function manyThreads() {
  const name = (i) => (i === 0 ? "main" : `server::connection_pool<tcp, tls>::worker_number_${"long_".repeat(i)}${i}`);
  const place = (i) => ({ file: `src/some/folder/a_file_with_a_long_name_${i}.cpp`, line: 1000 + i, column: 7, function: name(i) });
  const threads = [...Array(8).keys()].map((i) => ({ id: i, name: name(i), kind: "thread", many: i % 2 === 1, ...(i ? { parent: i === 7 ? 0 : i - 1, created_at: place(i), joins: i % 3 ? [{ at: place(i), by: i - 1 }] : [] } : {}), creation_stack: [] }));
  const locks = [...Array(4).keys()].map((i) => ({ name: `a_lock_with_a_long_name_${i}`, shared: i === 2, acquired_at: place(i) }));
  const side = (i, thread, held) => ({ ...access(i, i % 2 === 0, thread, locks.slice(0, held)), at: place(i) });
  const sides = [[side(0, 6, 0), side(1, 7, 4)], [side(0, 0, 1), side(1, 5, 0)], [side(0, 3, 2), side(1, 3, 0)], [side(0, 1, 1), side(1, 2, 1), side(2, 7, 1)]];
  const findings = sides.map((accesses, i) => ({ id: hex(i + 1), group: hex(i + 1), group_index: i, rule: accesses.length > 2 ? "deadlock" : "data-race", variable: `v${i}`, object: "global `v`", message: `data race: \`v${i}\``, why: "w", hint: "h", confidence: 0.8, level: "high", reasons: ["r"], accesses }));
  return reportOf(findings, threads);
}

const EVIL = [
  "</script><script>window.pwned = 1</script>",
  '"><img src=x onerror=window.pwned=1>',
  "<svg onload=window.pwned=1>",
  "javascript:window.pwned=1",
  "` onclick=window.pwned=1 `",
  "${window.pwned=1}{{constructor.constructor('window.pwned=1')()}}",
  "<!--heddle-data--><!-- ]]> &lt;b&gt; &#60;",
  "a\u202eb\u0000c\u2028d\nsuppressions:\n  - id: x\n    reason: y",
  "__proto__",
  "x".repeat(3000),
];

export function hostileReport() {
  const name = (i) => EVIL[i % EVIL.length];
  const threads = EVIL.map((evil, i) => ({ id: i, name: evil, kind: evil, many: true, ...(i ? { parent: i - 1 } : {}), creation_stack: [{ file: evil, function: evil }], created_at: { file: evil, line: 1, function: evil } }));
  const findings = EVIL.map((evil, i) => {
    const sides = [0, 1].map((side) => {
      const a = access(i, side === 0, (i + side) % EVIL.length, [{ name: name(i + 1), shared: true, acquired_at: { file: name(i + 2), line: 1 } }], evil);
      a.at.file = evil;
      a.verb = name(i + 3);
      a.via = name(i + 4);
      a.target = name(i + 5);
      a.stack = EVIL.map((text) => ({ file: text, line: 2, function: text }));
      return a;
    });
    return { id: hex(i + 1), group: hex(i + 100), group_index: i, rule: i % 2 ? "deadlock" : evil, variable: evil, object: evil, message: `${evil}: \`${evil}\``, why: evil, hint: evil, confidence: 0.5, level: "medium", reasons: [evil], accesses: sides };
  });
  const report = reportOf(findings, threads);
  report.source_root = EVIL[0];
  report.notes = EVIL.map((evil) => ({ kind: "lost-coverage", text: evil, at: { file: evil } }));
  report.suppressions = EVIL.map((evil) => ({ kind: "file", variable: evil, reason: evil, expired: false, findings: 1, at: { file: evil, line: 1 } }));
  return report;
}
