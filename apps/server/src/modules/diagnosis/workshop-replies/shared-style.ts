/** What the page for garages has besides the style of plain pages: room for tables, and paper. */
export const SHARED_STYLE = `
main { max-width: 46rem; margin-top: 2vh; }
h2 { font-size: 1.2rem; line-height: 1.3; margin: 2rem 0 .5rem; } h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
p.plain, .notice p { white-space: pre-line; } .note { font-size: .875rem; opacity: .8; } .strong { font-weight: 600; margin: 0 0 .25rem; }
ul { margin: 0 0 .75rem; padding-left: 1.25rem; } li { margin: 0 0 .25rem; }
.notice { border: 1px solid var(--line); border-left-width: 6px; border-radius: 8px; padding: .75rem 1rem; margin: 0 0 1rem; } .notice p { margin: 0 0 .25rem; }
.notice.danger { border-color: var(--bad); } .notice.caution { border-color: light-dark(#8a5a00, #f0c060); }
dl { margin: 0; } dl div { display: flex; gap: 1rem; padding: .3rem 0; } dt { flex: 0 0 9rem; opacity: .8; } dd { margin: 0; font-weight: 600; min-width: 0; }
.scroll { overflow-x: auto; margin: 0 0 1rem; } table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { overflow-wrap: break-word; text-align: left; vertical-align: top; padding: .45rem .75rem .45rem 0; border-bottom: 1px solid light-dark(#e2dfda, #283036); } th { font-size: .875rem; } .right { white-space: nowrap; text-align: right; padding-right: 0; }
fieldset { border: 0; padding: 0; margin: 0 0 1.25rem; } legend { font-weight: 600; padding: 0; margin: 0 0 .375rem; }
input[type=radio] { width: 1.25rem; min-height: 0; height: 1.25rem; margin: .15rem 0 0; padding: 0; flex: none; accent-color: var(--accent); } label.choice { padding: .4rem 0; margin: 0; min-height: 2rem; }
select { box-sizing: border-box; width: 100%; min-height: 44px; padding: .6rem .75rem; font: inherit; color: inherit; background: light-dark(#fff, #131a1e); border: 1px solid var(--line); border-radius: 8px; }
.two { display: grid; gap: 0 1rem; } @media (min-width: 40rem) { .two { grid-template-columns: 1fr 1fr; } }
form { border-top: 1px solid var(--line); padding-top: 1.5rem; margin-top: 2rem; } form h2 { margin-top: 0; }
@media print { body { padding: 0; background: #fff; color: #000; } .card { border: 0; padding: 0; } form, .jump { display: none; } main { max-width: none; } h2, h3 { break-after: avoid; } tr, .notice { break-inside: avoid; } }`;
