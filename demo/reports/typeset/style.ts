/** The stylesheet of the reports: A4, warm paper colour, dark ink, a thin gold line. */
export const style = `
@page { size: A4; margin: 0 }
* { box-sizing: border-box }
:root {
  --background: #fdfbf6; --surface-subtle: #f1eadb; --foreground: #16213a; --muted: #5a5f6e; --dark: #12284c;
  --accent: #a87a22; --border: #ddd3bd; --success: #1e6b4c; --danger: #a33b2a;
  --serif: "Source Serif 4", "Amiri", serif; --sans: "Figtree", "IBM Plex Sans Arabic", sans-serif;
}
html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
body { margin: 0; color: var(--foreground); font: 400 10.8pt/1.58 var(--sans); font-feature-settings: "kern" }
h1, h2, h3, p, ul, table, figure { margin: 0; padding: 0 }

.sheet { position: relative; width: 210mm; height: 297mm; overflow: hidden; break-after: page; background: var(--background) }
.sheet:last-child { break-after: auto }
.body { position: absolute; inset: 24mm 22mm 27mm; display: flex; flex-direction: column; gap: 8.5mm }
.foot { position: absolute; inset-inline: 22mm; bottom: 12.5mm; display: flex; align-items: center; gap: 3mm; color: var(--muted); font-size: 8.2pt; line-height: 1 }
.foot .line { flex: 1; height: .2mm; background: var(--border) }
.foot b { color: var(--foreground); font-weight: 600; font-variant-numeric: tabular-nums }
.mark { display: block; flex: none }

section > header { border-top: .35mm solid var(--accent); padding-top: 3mm; margin-bottom: 5mm }
h2 { font: 600 21pt/1.15 var(--serif); letter-spacing: -.01em; color: var(--dark); text-wrap: balance; break-after: avoid }
h3 { font: 600 12pt/1.3 var(--serif); color: var(--dark); margin-bottom: 1.4mm }
.grid { display: grid; grid-template-columns: 38mm 1fr; column-gap: 9mm; row-gap: 6mm; align-items: start }
.wide { grid-column: 1 / -1 }
.text { grid-column: 2 }
.text > * + *, .full > * + * { margin-top: 2.6mm }
.text > * + h3 { margin-top: 5mm }
.text > * + figure, .text > * + table { margin-top: 4mm }
section.letter .text { font-size: 11.5pt; line-height: 1.62 }
section.letter .text > * + * { margin-top: 3.4mm }
section.letter .lead { font-size: 14.6pt }
.full > table + table, .full > figure + table, .full > table + figure, .full > table + p { margin-top: 7mm }
.full > table + .panel { margin-top: 5mm }
section.hanging { display: grid; grid-template-columns: 38mm 1fr; column-gap: 9mm; border-top: .35mm solid var(--accent); padding-top: 4mm }
section.hanging > header { border: 0; padding: 0; margin: 0 }
section.hanging h2 { font-size: 16pt; line-height: 1.2 }
section.hanging > .grid { display: block }
p { text-wrap: pretty; hyphens: manual }
.lead { font: 400 13.4pt/1.45 var(--serif); color: var(--dark) }
.signed { margin-top: 6mm !important; color: var(--muted) }
.signed b { display: block; color: var(--foreground); font-weight: 600 }

.aside { grid-column: 1; grid-row: 1; display: grid; gap: 5mm }
.note strong { display: block; font: 600 22pt/1.05 var(--serif); color: var(--accent); letter-spacing: -.01em; font-variant-numeric: lining-nums }
.note span { display: block; margin-top: 1mm; color: var(--muted); font-size: 8.8pt; line-height: 1.4; text-wrap: balance }

ul.points { list-style: none; display: grid; gap: 2.6mm }
ul.points li { position: relative; padding-inline-start: 6mm; text-wrap: pretty }
ul.points .mark { position: absolute; inset-inline-start: 0; top: 1.45mm }

table { width: 100%; border-collapse: collapse; font-size: 9.4pt; line-height: 1.35; font-variant-numeric: tabular-nums lining-nums }
caption { text-align: start; color: var(--muted); font-size: 8.8pt; padding-bottom: 1.6mm }
th, td { padding: 1.7mm 2mm; text-align: end; vertical-align: baseline; border-bottom: .2mm solid var(--border); white-space: nowrap }
th:first-child, td:first-child { text-align: start; padding-inline-start: 0; white-space: normal }
th:last-child, td:last-child { padding-inline-end: 0 }
thead th, thead td { color: var(--muted); font-weight: 600; font-size: 8.4pt; border-bottom: .35mm solid var(--foreground) }
tbody th { font-weight: 400 }
tr.sum th, tr.sum td { font-weight: 600; border-bottom: .35mm solid var(--foreground) }
td.now { background: var(--surface-subtle) } thead th.now { color: var(--foreground) }
td.now:last-child, th.now:last-child { padding-inline-end: 2mm }
[lang=so] th, [lang=so] td { padding-block: 1.45mm }
td.word, th.word { text-align: start }

figure figcaption { color: var(--muted); font-size: 8.8pt; margin-bottom: 2.2mm }
figure figcaption b { color: var(--foreground); font-weight: 600 }
figure svg { display: block; width: 100%; height: auto; overflow: visible }
svg text { font-family: var(--sans); font-variant-numeric: tabular-nums }
.legend { display: inline-flex; gap: 4mm; margin-inline-start: 3mm }
.legend i { display: inline-block; width: 2.6mm; height: 2.6mm; margin-inline-end: 1.4mm }

.strip { display: grid; grid-template-columns: repeat(4, 1fr); border-block: .2mm solid var(--border) }
.strip div { padding: 4mm 4mm 3.8mm; border-inline-start: .2mm solid var(--border) }
.strip div:first-child { border: 0; padding-inline-start: 0 }
.strip strong { display: block; font: 600 21pt/1.05 var(--serif); color: var(--dark); letter-spacing: -.01em }
.strip span { display: block; margin-top: 1.2mm; color: var(--muted); font-size: 8.7pt; line-height: 1.35; text-wrap: balance }
.panel { background: var(--surface-subtle); padding: 5mm 6mm }
.panel > * + * { margin-top: 2mm }

.contents ol { list-style: none; margin: 0; padding: 0 }
.contents li { border-bottom: .2mm solid var(--border) }
.contents a { display: flex; justify-content: space-between; gap: 8mm; align-items: baseline; padding: 2.35mm 0; color: inherit; text-decoration: none; font: 400 12.4pt/1.25 var(--serif) }
.contents a > span:last-child { font: 600 9.6pt/1 var(--sans); color: var(--accent); font-variant-numeric: tabular-nums }
.contents [lang=ar] { font-family: "Amiri", "Source Serif 4"; font-size: 13.5pt }
.verse { margin-top: auto; text-align: center; padding: 0 14mm 2mm }
.verse .mark { margin: 0 auto 2mm }
.verse .words { font: 400 19pt/2.15 "Amiri Quran", "Amiri", "Source Serif 4"; color: var(--dark) }
.verse .hadith { font: 400 19pt/1.9 "Amiri", "Source Serif 4"; color: var(--dark) }
.verse .meaning { font: 400 11pt/1.45 var(--serif); margin-top: 1.5mm; text-wrap: balance }
.verse .source { color: var(--muted); font-size: 8.6pt; margin-top: 1.2mm }
.saw { font-family: "Amiri", "Source Serif 4"; line-height: 1; font-size: 1.15em }

[dir=rtl] { font: 400 11.6pt/1.9 "IBM Plex Sans Arabic", "Figtree" }
[dir=rtl] h2 { font: 700 25pt/1.45 "Amiri", "Source Serif 4"; letter-spacing: 0 }
[dir=rtl] h3 { font: 700 15pt/1.5 "Amiri", "Source Serif 4" }
[dir=rtl] section > header { padding-top: 1.5mm; margin-bottom: 3mm }
[dir=rtl] .lead { font: 400 16.5pt/1.8 "Amiri", "Source Serif 4" }
[dir=rtl] table { font-size: 10.4pt; line-height: 1.55 }
[dir=rtl] thead th { font-size: 9.4pt }
[dir=rtl] th, [dir=rtl] td { padding-block: 1.35mm }
[dir=rtl] caption { font-size: 9.6pt }
[dir=rtl] .note span { font-size: 9.8pt; line-height: 1.65 }
[dir=rtl] .foot { font-size: 9pt }
[dir=rtl] ul.points .mark { top: 2.2mm }
[dir=rtl] .saw { font-size: 1.1em }

.cover { background: #12284c; color: #fff }
.cover > svg { position: absolute; inset: 0; width: 210mm; height: 297mm }
.cover .names { position: absolute; inset: 186mm 22mm auto; display: flex; flex-direction: column }
.cover .house { display: flex; align-items: center; gap: 3mm; font-size: 11.5pt; line-height: 1.2; color: #e9cf97 }
.cover h1 { font: 600 44pt/1.06 var(--serif); letter-spacing: -.015em; margin-top: 5.5mm; text-wrap: balance }
.cover .others { display: grid; gap: 1mm; margin-top: 7mm; padding-top: 4mm; border-top: .3mm solid #e0b65c; font-size: 12.5pt; line-height: 1.4; color: #d8dce6 }
.cover .others span { white-space: nowrap }
.cover .others [lang=ar] { justify-self: end; font: 700 17.5pt/1.4 "Amiri", "Source Serif 4"; color: #fff }
.cover .place { position: absolute; inset-inline: 22mm; bottom: 16mm; font-size: 9.4pt; line-height: 1.3; color: #b9c1d3; display: flex; justify-content: space-between }
`;
