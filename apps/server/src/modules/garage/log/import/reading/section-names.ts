import type { ImportKind } from '@wrenchwise/rules/garage/log-import';

import { headName, namesIn } from './head-name.ts';

/** What a section of a file is, beyond the kinds of entries: what it says of cars and categories, or why it is left out. */
export type SectionKind = ImportKind | 'vehicle' | 'categories' | 'income' | 'trips' | 'metadata';

/** Names of sections in the languages of the programs that write them; several in one text, divided by commas. */
const NAMES: Readonly<Partial<Record<SectionKind, readonly string[]>>> = {
  fuel: [
    'Log, Refuelling, Refueling, Refuel, Fill-Up Records, Fill-ups, Fuel, Reabastecimento',
    'Reabastecimentos, Abastecimento, Abastecimentos, Reabastecimiento, Reabastecimientos',
    'Repostaje, Repostajes, Recarga, Tankvorgang, Tanken, Betankung, Betankungen, Plein',
    'Pleins, Ravitaillement, Rifornimento, Rifornimenti, Tankowanie, Tankowania, Yakıt alımı',
    'Yakıt, Заправка, Заправки, Tankbeurt, Tankbeurten',
  ],
  service: [
    'Service, Services, Service Records, Serviço, Serviços, Servicio, Servicios, Wartung',
    'Dienstleistung, Entretien, Servizio, Servizi, Manutenzione, Serwis, Usługa, Servis',
    'Сервис, Обслуживание, Onderhoud',
  ],
  expense: [
    'Costs, Expense, Expenses, Expense Records, Despesa, Despesas, Gasto, Gastos, Ausgabe',
    'Ausgaben, Kosten, Dépense, Dépenses, Spesa, Spese, Wydatek, Wydatki, Gider, Giderler',
    'Расход, Расходы, Kosten',
  ],
  income: [
    'Income, Incomes, Receita, Receitas, Ingreso, Ingresos, Einnahme, Einnahmen, Revenu',
    'Revenus, Entrata, Entrate, Przychód, Przychody, Gelir, Доход, Доходы',
  ],
  reminder: [
    'Reminder, Reminders, Lembrete, Lembretes, Recordatorio, Recordatorios, Erinnerung',
    'Erinnerungen, Rappel, Rappels, Promemoria, Przypomnienie, Hatırlatıcı, Напоминание',
    'Напоминания',
  ],
  trips: [
    'Trip, Trips, Trip Records, TripLog, Route, Routes, Rota, Percurso, Ruta, Rutas, Fahrt',
    'Fahrten, Trajet, Percorso, Trasa, Trasy, Yolculuk, Маршрут',
  ],
  vehicle: ['Vehicle, Vehicles, Veículo, Vehículo, Fahrzeug, Véhicule, Veicolo, Pojazd'],
  categories: ['CostCategories'],
  metadata: ['Metadata, Category, FavStations, Pictures, Checklist, Part Records, Parts'],
};

const KINDS: ReadonlyMap<string, SectionKind> = new Map(
  Object.entries(NAMES).flatMap(
    ([kind, names]) => namesIn(names).map((name) => [headName(name), kind as SectionKind] as const), // keys of NAMES
  ),
);

/** What a section is by its name; undefined for a name that is not known. */
export const sectionKindNamed = (name: string): SectionKind | undefined =>
  KINDS.get(headName(name));

const TITLES = ['fillup records', 'service records', 'expense records', 'trip records', 'vehicles'];
const TITLE_NAMES: ReadonlySet<string> = new Set(
  [...TITLES, 'fill-up records', 'metadata', 'part records'].map(headName),
);

/** Whether a line of one cell is the title of a section, as aCar writes them: without a sign. */
export const isSectionTitle = (cell: string): boolean => TITLE_NAMES.has(headName(cell));
