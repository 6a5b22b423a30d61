/** What each exit code of a contract run means, for people. */
export const EXIT_CODES: Readonly<Record<number, string>> = {
  0: 'every fact that was checked holds',
  1: 'a fact is broken',
  2: 'wrong options, or refused for safety; nothing was sent',
  3: 'too little could be checked: not reached, no token, too busy, writes used up',
  4: 'a fault of sabia itself',
}

/** What the files of a report are for. */
export const REPORT_FILES: Readonly<Record<string, string>> = {
  'report.html, report.md': 'for people; report.md for the summary of a CI job',
  'report.json, junit.xml': 'for programs',
  'report.schema.json': 'the form of report.json, as a JSON Schema',
  'observed-profile.yaml': 'what the site does at gaps, for sabia mock --profile',
  'created.jsonl': 'each write, noted before it is sent; runs add to it',
}
