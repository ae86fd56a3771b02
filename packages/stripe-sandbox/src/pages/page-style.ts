/** The style of the sandbox's pages: the product's tokens (packages/ui/src/styles/tokens.css). */
export const PAGE_STYLE = `
@font-face { font-family: Inter; font-weight: 400 700; font-display: swap; src: url(/inter-latin.woff2) format('woff2'); }
:root { color-scheme: light dark;
  --paper: light-dark(oklch(0.986 0.004 85), oklch(0.178 0.012 236));
  --surface: light-dark(oklch(1 0 0), oklch(0.212 0.014 236));
  --sunken: light-dark(oklch(0.964 0.006 85), oklch(0.152 0.011 236));
  --line: light-dark(oklch(0.905 0.008 85), oklch(0.305 0.015 236));
  --line-strong: light-dark(oklch(0.63 0.014 85), oklch(0.56 0.02 236));
  --ink: light-dark(oklch(0.235 0.018 240), oklch(0.95 0.006 85));
  --soft: light-dark(oklch(0.41 0.016 240), oklch(0.815 0.01 220));
  --accent: light-dark(oklch(0.45 0.085 222), oklch(0.8 0.1 205));
  --accent-ink: light-dark(oklch(0.99 0.005 222), oklch(0.2 0.03 225));
  --accent-text: light-dark(oklch(0.43 0.085 222), oklch(0.83 0.09 205));
  --low: light-dark(oklch(0.44 0.1 153), oklch(0.83 0.13 153));
  --low-soft: light-dark(oklch(0.957 0.03 153), oklch(0.265 0.042 158));
  --medium: light-dark(oklch(0.47 0.1 68), oklch(0.85 0.12 82));
  --medium-soft: light-dark(oklch(0.964 0.04 86), oklch(0.285 0.042 75));
  --medium-line: light-dark(oklch(0.84 0.095 82), oklch(0.46 0.075 75));
  --high: light-dark(oklch(0.49 0.178 27), oklch(0.8 0.125 24));
  --high-soft: light-dark(oklch(0.96 0.022 25), oklch(0.275 0.058 22)); }
* { box-sizing: border-box; }
body { font: 16px/1.5625 Inter, system-ui, sans-serif; margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: anywhere; -webkit-text-size-adjust: 100%; }
.bar { margin: 0; padding: .6rem 1rem; text-align: center; background: var(--medium-soft); color: var(--medium); border-bottom: 1px solid var(--medium-line); font-size: .875rem; font-weight: 600; }
.shell { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
.narrow { max-width: 34rem; }
.head { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; justify-content: space-between; align-items: center; margin-bottom: 1.5rem; }
.name { display: flex; align-items: center; gap: .5rem; font-weight: 700; font-size: 1.1875rem; line-height: 1; letter-spacing: -.025em; margin: 0; } .name svg { width: 2rem; height: 2rem; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -.02em; margin: 0 0 .75rem; text-wrap: balance; }
h2 { font-size: 1.125rem; letter-spacing: -.014em; line-height: 1.3; margin: 0 0 .75rem; }
p { margin: 0 0 1rem; text-wrap: pretty; }
a { color: var(--accent-text); display: inline-block; min-height: 24px; }
.soft { color: var(--soft); } .small { font-size: .875rem; }
.price { font-size: 2rem; font-weight: 700; letter-spacing: -.02em; line-height: 1.2; margin: 0 0 .25rem; } .figures { font-variant-numeric: tabular-nums; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 1.25rem; margin: 0 0 1.25rem; } .card > :last-child { margin-bottom: 0; }
.sums { display: grid; grid-template-columns: 1fr auto; gap: .5rem 1rem; margin: 1rem 0; } .sums dt, .sums dd { margin: 0; } .sums dd { text-align: right; }
.sums .total { border-top: 1px solid var(--line); padding-top: .5rem; font-weight: 700; }
label, legend { display: block; font-size: .875rem; font-weight: 600; margin: 0 0 .375rem; padding: 0; }
.field { margin: 0 0 1.125rem; min-width: 0; } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; align-items: start; }
fieldset { border: 0; padding: 0; margin: 0 0 1.125rem; min-width: 0; }
.hint { color: var(--soft); font-size: .875rem; margin: 0 0 .375rem; }
input:not([type=radio]), select, textarea { width: 100%; min-height: 44px; padding: .6rem .75rem; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line-strong); border-radius: 10px; }
textarea { min-height: 6rem; } input::placeholder { color: var(--soft); opacity: .75; }
[aria-invalid=true] { border-color: var(--high) !important; }
.wrong { color: var(--high); font-size: .875rem; font-weight: 600; margin: .375rem 0 0; }
.said { border-radius: 10px; padding: .75rem 1rem; font-weight: 600; } .said.bad { background: var(--high-soft); color: var(--high); } .said.good { background: var(--low-soft); color: var(--low); }
button, .button { font: inherit; font-weight: 600; min-height: 44px; padding: .6rem 1.25rem; border: 1px solid transparent; border-radius: 10px; background: var(--accent); color: var(--accent-ink); cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; justify-content: center; }
button.wide { width: 100%; } button.plain, .button.plain { background: var(--surface); color: var(--ink); border-color: var(--line-strong); }
.row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; } .row form { margin: 0; }
.choice { display: flex; gap: .6rem; align-items: center; font-weight: 400; font-size: 1rem; min-height: 44px; margin: 0; } .choice input { width: 1.25rem; height: 1.25rem; margin: 0; flex: none; accent-color: var(--accent); }
.cards { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
.cards button { width: 100%; display: grid; gap: .125rem; justify-content: start; justify-items: start; text-align: left; background: var(--sunken); color: var(--ink); border-color: var(--line); font-weight: 400; line-height: 1.35; }
.cards b { font-variant-numeric: tabular-nums; font-weight: 600; } .cards span { font-size: .875rem; color: var(--soft); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; } th { text-align: left; font-size: .875rem; } th, td { padding: .6rem .75rem .6rem 0; border-bottom: 1px solid var(--line); vertical-align: top; } :is(th, td):last-child { padding-right: 0; } .amount { text-align: right; white-space: nowrap; } .lines-whole :is(th, td) { white-space: nowrap; }
@media (max-width: 479px) { .pair.stacked { grid-template-columns: 1fr; } }
@media print { :root { color-scheme: light; } body { background: #fff; } header, form, .button, .head a { display: none; } .shell { max-width: none; padding: 0; } .head { border-bottom: 2px solid; padding-bottom: .5rem; } .card { border: 0; padding: 0; } tr { break-inside: avoid; } }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (min-width: 860px) {
  .two { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); grid-template-rows: auto 1fr; gap: 0 3.5rem; }
  .two > .summary { grid-area: 1 / 1; } .two > .form { grid-area: 1 / 2 / span 2; } .two > .tests { grid-area: 2 / 1; }
}`;
