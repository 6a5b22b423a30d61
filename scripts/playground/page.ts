/** What the frame is given for `playground/index.html`; places are those of the built folder. */
export const playgroundPage = {
  title: 'Playground',
  description:
    'Call the API in the browser: choose an operation, fill a form, send it, and see the answer and its checks.',
  body: `<h1>Playground</h1>
<p>Choose an operation, fill the form, send it, and read the answer with its checks. You are the client,
and the payer too.</p>
<div id="playground">
<p>The playground starts. It needs JavaScript, and so does the reference. The
<a href="../guides/first-call.html">guides</a>, <a href="../fields.html">every field</a> and
<a href="../ledger.html">the ledger</a> do without.</p>
</div>`,
  styles: ['playground/playground.css'],
  scripts: ['playground/playground.js'],
} as const
