import type { VolumeUnit } from '@wrenchwise/rules/garage/consumption';
import type { DecimalSign, ImportField } from '@wrenchwise/rules/garage/log-import';
import type { LogCategory, LogKind } from '@wrenchwise/rules/garage/log-kinds';
import type { DistanceUnit } from '@wrenchwise/vehicle/mileage';

/** What a filling is measured in; 'open' takes the unit of the file. */
export type AmountUnit = VolumeUnit | 'kwh' | 'kg' | 'open';

/** A fuel that is not the car's main one, or no fuel at all. */
export type FillingOf = 'lpg' | 'electric' | 'cng' | 'adblue';

/** A number of a cell that is not read yet, with what its column says of its decimals. */
export interface RawNumber {
  readonly text: string;
  readonly sign: DecimalSign | undefined;
  /** Of a price in pence or cents. */
  readonly isHundredths?: boolean;
}

/** What a row says of its car, beside its name. */
export interface RowCar {
  readonly make?: string | undefined;
  readonly model?: string | undefined;
  readonly year?: number | undefined;
  readonly registration?: string | undefined;
  readonly vin?: string | undefined;
}

/** A row of a file in our terms; numbers and days are still texts. */
export interface Draft {
  readonly line: number;
  readonly text: string;
  /** As the file calls it; empty where it does not say. */
  readonly car: string;
  readonly facts: RowCar;
  readonly kind: LogKind | 'task';
  readonly date: string;
  readonly odometer: RawNumber;
  readonly distanceUnit: DistanceUnit | undefined;
  readonly amount: RawNumber;
  readonly amountUnit: AmountUnit;
  readonly filling: FillingOf | undefined;
  readonly cost: RawNumber;
  /** Of a litre, gallon or kWh, where a file has no total. */
  readonly unitPrice: RawNumber;
  /** ISO code or sign, of the row's own. */
  readonly currency: string;
  readonly isFull: boolean;
  readonly isAfterGap: boolean;
  readonly category: LogCategory | null;
  readonly title: string;
  readonly place: string;
  readonly notes: string;
  /** Of a task; a completed one is not a task. */
  readonly dueDate: string;
  readonly dueOdometer: RawNumber;
  readonly repeatMonths: RawNumber;
  readonly repeatDistance: RawNumber;
  /** Why it can be no entry, whatever its cells say. */
  readonly refusal?: string;
  /** An odometer of 0 means that none was noted. */
  readonly zeroIsBlank: boolean;
}

/** The cells of a row by what their columns mean. */
export interface FieldCells {
  readonly line: number;
  readonly text: string;
  /** Empty where no column means it. */
  readonly get: (field: ImportField) => string;
  readonly number: (field: ImportField) => RawNumber;
  /** The text of a column by its `headName`, whatever it means. */
  readonly named: (head: string) => string;
  /** Columns that have no field of their own but go to the notes: 'Octane: 95'. */
  readonly extras: readonly string[];
  /** Whether any column means it. */
  readonly has: (field: ImportField) => boolean;
}

/** Which sort of filling a text such as 'Autogas (LPG)' is; undefined for petrol, diesel and what is unknown. */
export const fillingNamed = (text: string): FillingOf | undefined => {
  if (/ad-?blue|\bdef\b/i.test(text)) return 'adblue';
  if (/electr|elektr|eléctr|elétr|\bstrom\b|kwh|prąd|электр|\bev\b|\b[ad]c\b/i.test(text)) {
    return 'electric';
  }
  if (/\bcng\b|erdgas|natural gas|m[eé]tan|метан|\bgn[vc]\b/i.test(text)) return 'cng';
  return /\blpg\b|\bgpl\b|\bglp\b|autogas|autogaz|^gaz$|^газ$|пропан|propane/i.test(text)
    ? 'lpg'
    : undefined;
};

const CATEGORY_WORDS: readonly (readonly [RegExp, LogCategory])[] = [
  [/tyre|tire|reifen|pneu|neumático|llanta|gomm|opon|lastik|шин|band(?:en)?\b/i, 'tyres'],
  [/insur|versicher|assur|segur|assicur|ubezpiecz|sigorta|страхов|verzeker|\boc\b/i, 'insurance'],
  [
    /\btax|\bmot\b|registration|inspection|steuer|tüv|hauptunters|taxe|impôt|impuesto|imposto|ipva|licenc|bollo|podatek|przegląd|vergi|muayene|налог|техосмотр|apk/i,
    'tax',
  ],
  [/park|estacion|sosta|парков|otopark/i, 'parking'],
  [/toll|maut|péage|peaje|pedágio|pedaggio|autostrad|vignette|otoyol|платн/i, 'toll'],
  [/wash|clean|wäsch|reinig|lavage|lavado|lavagem|lavaggio|myjni|myci|yıkama|мойк/i, 'cleaning'],
  [/loan|lease|leasing|financ|payment|kredit|rate\b|crédit|préstamo|kredyt|кредит/i, 'finance'],
  [/\bfine|ticket|bußgeld|strafe|amende|multa|mandat|ceza|штраф/i, 'fine'],
  [/repair|reparatur|répar|repar|ripara|napraw|onarım|ремонт/i, 'repair'],
  [
    /service|maint|wartung|inspekt|\boil|öl|ölwechsel|huile|aceite|óleo|olio|olej|yağ|масл|entretien|revis|manuten|servis|обслуж/i,
    'service',
  ],
  [/fuel|kraftstoff|benzin/i, 'fuel'],
];

/** What a category of another product is in ours, by its words in several languages. */
export const categoryNamed = (name: string): LogCategory =>
  CATEGORY_WORDS.find(([words]) => words.test(name))?.[1] ?? 'other';

/** Work or other spending, by its category. */
export const kindNamed = (category: LogCategory): LogKind =>
  category === 'service' || category === 'repair' || category === 'tyres' ? 'service' : 'expense';

/** 'Yes', 'true', '1', 'x', and yes in the languages of the programs. */
export const readFlag = (text: string): boolean =>
  /^(?:1|1\.0|y|yes|true|t|x|full|ja|j|wahr|oui|vrai|o|s[iíì]|sim|s|verdadero|vero|tak|prawda|да|evet|e|voll|full tank)$/i.test(
    text.trim(),
  );
