import type { PrintedBlock } from '@wrenchwise/contract/printed-document';
import { html } from 'hono/html';

import type { PlainContent } from '../../../platform/http/plain-page.ts';

type Of<Kind extends PrintedBlock['kind']> = Extract<PrintedBlock, { kind: Kind }>;

const tableOf = ({ columns, rows }: Of<'table'>, caption: string): PlainContent =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}">
    <table>
      <thead>
        <tr>
          ${columns.map(
            ({ head, align }) => html`<th scope="col" class="${align ?? 'left'}">${head}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map(
                (text, at) => html`<td class="${columns[at]?.align ?? 'left'}">${text}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

const blockOf = (block: PrintedBlock, heading: string): PlainContent => {
  // Its file would need an account.
  if (block.kind === 'picture') return '';
  switch (block.kind) {
    case 'heading':
      return html`<h2>${block.text}</h2>`;
    case 'subheading':
      return html`<h3>${block.text}</h3>`;
    case 'paragraph':
      return html`<p class="${block.tone ?? 'plain'}">${block.text}</p>`;
    case 'list':
      return html`<ul>
        ${block.items.map((item) => html`<li>${item}</li>`)}
      </ul>`;
    case 'notice':
      return html`<div class="notice ${block.tone}">
        <p class="strong">${block.title}</p>
        <p>${block.text}</p>
      </div>`;
    case 'facts':
      return html`<dl>
        ${block.rows.map(
          ([label, value]) =>
            html`<div>
              <dt>${label}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>`;
    case 'table':
    default:
      return tableOf(block, heading);
  }
};

/** Blocks of a part of a document, without its heading, as HTML. Texts are data: nothing in them is interpreted. */
export const printedHtml = (blocks: readonly PrintedBlock[], title: string): PlainContent =>
  html`${blocks.map((block) => blockOf(block, title))}`;
