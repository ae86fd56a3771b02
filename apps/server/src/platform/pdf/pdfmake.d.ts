/** As much of pdfmake 0.3 as is used: its published types bring those of a browser along. */
declare module 'pdfmake' {
  export interface Style {
    font?: string;
    fontSize?: number;
    lineHeight?: number;
    characterSpacing?: number;
    bold?: boolean;
    color?: string;
    alignment?: 'left' | 'right';
    /** Left, top, right, bottom, in points. */
    margin?: [number, number, number, number];
  }

  export type Width = number | 'auto' | '*' | `${number}%`;

  export interface TableNode {
    table: { body: Content[][] };
  }

  export interface TableLayout {
    hLineWidth?: (line: number, node: TableNode) => number;
    vLineWidth?: (line: number) => number;
    hLineColor?: (line: number) => string;
    vLineColor?: () => string;
    fillColor?: () => string;
    paddingLeft?: () => number;
    paddingRight?: (column: number) => number;
    paddingTop?: () => number;
    paddingBottom?: () => number;
  }

  /** A node: has one of `text`, `ul`, `stack`, `columns`, `table`, `image`, `svg` and `canvas`. */
  export interface Content extends Style {
    text?: string;
    ul?: string[];
    stack?: Content[];
    columns?: Content[];
    columnGap?: number;
    width?: Width;
    table?: {
      headerRows?: number;
      keepWithHeaderRows?: number;
      dontBreakRows?: boolean;
      widths: Width[];
      body: Content[][];
    };
    layout?: TableLayout;
    /** A data URL. */
    image?: string;
    /** SVG as text. */
    svg?: string;
    canvas?: {
      type: 'line';
      x1: number;
      y1: number;
      x2: number;
      y2: number;
      lineWidth: number;
      lineColor: string;
    }[];
    fit?: [number, number];
    style?: string;
    headlineLevel?: number;
    pageBreak?: 'before' | 'after';
    unbreakable?: boolean;
  }

  export interface DocumentDefinition {
    version?: string;
    language?: string;
    displayTitle?: boolean;
    info?: { title: string; creator: string; producer: string; creationDate: Date };
    pageSize: 'A4' | 'LETTER';
    pageMargins: [number, number, number, number];
    defaultStyle: Style;
    styles: Record<string, Style>;
    header?: (page: number) => Content;
    footer?: (page: number, pages: number) => Content;
    pageBreakBefore?: (
      node: Pick<Content, 'headlineLevel'> & { startPosition?: { verticalRatio: number } },
    ) => boolean;
    content: Content[];
  }

  interface PdfMake {
    setFonts: (fonts: Record<string, { normal: string; bold: string }>) => void;
    setUrlAccessPolicy: (isAllowed: (url: string) => boolean) => void;
    setLocalAccessPolicy: (isAllowed: (path: string) => boolean) => void;
    createPdf: (definition: DocumentDefinition) => { getBuffer: () => Promise<Buffer> };
  }

  const pdfmake: PdfMake;
  export default pdfmake;
}
