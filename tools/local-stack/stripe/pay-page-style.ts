/** Styles of the hosted page: label paper, as in the site's records. */
export const payPageStyle = `
:root{--paper:#ece2cd;--sheet:#f7f1e3;--ink:#1b130c;--ink-2:#57452f;--line:#b9a888;--control:#7d6a4f;--rust:#8f4316;--no:#a3261a}
*{box-sizing:border-box}
body{margin:0;word-break:auto-phrase;text-wrap:pretty;background:var(--paper);color:var(--ink);font:1.0625rem/1.65 "Hiragino Sans","Noto Sans JP","Yu Gothic",system-ui,sans-serif}
header{background:#120e0b;color:#f3eadb;padding:.75rem 1rem;text-align:center;font:400 1.0625rem/1.5 Georgia,serif}
header p{margin:0}
main{max-width:34rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font:400 2rem/1.2 Georgia,"Hiragino Mincho ProN","Noto Serif JP",serif;margin:0}
h2,legend{font-size:1.0625rem;font-weight:600;padding:0;margin:0 0 .5rem}
span[lang=en]{display:block;color:var(--ink-2);font-size:.875rem;font-weight:400;line-height:1.4}
.hint{color:var(--ink-2);font-size:.9375rem;margin:.5rem 0 1.5rem}
section,fieldset{background:var(--sheet);border:1px solid var(--line);margin:0 0 1.5rem;padding:1rem}
legend{float:left;width:100%}legend+*{clear:both}
table{width:100%;border-collapse:collapse}
th,td{padding:.5rem 0;border-top:1px solid var(--line);text-align:left;font-weight:400;vertical-align:top}
tr:first-child th,tr:first-child td{border-top:0}
td{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.total th,.total td{font-weight:600;border-top-color:var(--ink)}
label{display:block;margin-top:1rem}
input:not([type=radio]),select{display:block;width:100%;min-height:2.75rem;margin-top:.25rem;padding:.5rem .75rem;font:inherit;color:inherit;background:#fff;border:1px solid var(--control);border-radius:2px}
input[readonly]{background:var(--paper)}
.choice{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;margin:0;cursor:pointer}
.choice span:nth-of-type(1){flex:1}
input[type=radio]{inline-size:1.25rem;block-size:1.25rem;accent-color:var(--rust);flex:none}
button,.button{display:block;width:100%;min-height:2.75rem;margin:0 0 .75rem;padding:.5rem 1rem;font:inherit;text-align:center;text-decoration:none;color:var(--ink);background:transparent;border:1px solid var(--control);border-radius:2px;cursor:pointer}
.main{background:#e6ad52;border-color:#e6ad52;font-weight:600}.main span[lang=en]{color:var(--ink)}
button:hover,.button:hover{border-color:var(--ink)}
:focus-visible{outline:3px solid var(--rust);outline-offset:2px}
.message{font-weight:600;margin:0 0 1.5rem}
.alert{border-left:4px solid var(--no);background:var(--sheet);padding:.75rem 1rem;margin:0 0 1.5rem;color:var(--no);font-weight:600}
`;
