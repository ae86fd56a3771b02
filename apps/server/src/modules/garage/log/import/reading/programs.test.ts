import type { ImportMapping } from '@wrenchwise/contract/endpoints/log-import-mapping';
import { describe, expect, test } from 'vitest';

import { readFile, type ReadFile } from './read-file.ts';
import type { Defaults } from './settings.ts';

/** Files as the programs write them, with data of our own. */

const UK: Defaults = {
  distance: 'miles',
  volume: 'litres',
  currency: 'GBP',
  dateOrder: 'dmy',
  dateLocale: 'en-GB',
  today: '2026-06-15',
};
const US: Defaults = { ...UK, volume: 'gallons-us', currency: 'USD', dateOrder: 'mdy' };

interface Options {
  readonly defaults?: Defaults;
  readonly fileName?: string;
  readonly confirmed?: Pick<ImportMapping, 'program' | 'columns' | 'sections' | 'guesses'>;
}

const readBytes = (bytes: Uint8Array, options: Options = {}): ReadFile =>
  readFile({
    bytes,
    fileName: options.fileName ?? 'log.csv',
    confirmed: options.confirmed,
    defaults: options.defaults ?? UK,
    groups: {},
    stored: {},
    acceptFalling: false,
  });

const read = (lines: readonly string[], options?: Options): ReadFile =>
  readBytes(new TextEncoder().encode(lines.join('\r\n')), options);

const guess = ({ inspection }: ReadFile, what: string, of?: string) => {
  const found = inspection.guesses.find((each) => each.what === what && each.of === of);
  return found && [found.value, found.sure];
};

const reasons = ({ inspection }: ReadFile) =>
  inspection.rejected.map(({ row, reason }) => [row, reason]);

/** What matters of entries: kind, day, whole miles, amount, cents, currency, title. */
const short = ({ entries }: ReadFile) =>
  entries.map(({ kind, date, odometer, litres, kwh, costCents, currency, title }) => [
    kind,
    date,
    odometer === null ? null : Math.round(odometer),
    litres ?? kwh,
    ...(costCents === null ? [] : [costCents, currency]),
    ...(title === null ? [] : [title]),
  ]);

describe('Fuelly', () => {
  test('has its cars apart, whose odometers have nothing to do with each other', () => {
    const file = read(
      [
        'car_name,model,mpg,miles,gallons,price,city_percentage,fuelup_date,date_added,tags,notes,missed_fuelup,partial_fuelup,latitude,longitude,brand,odometer',
        'Old Truck,F-150,18.2,300,16.5,3.199,50,2026-01-13,2026-01-13,,,0,0,,,Shell,116125',
        'Commuter,Civic,35.1,320,9.1,3.259,80,2026-01-20,2026-01-20,,,0,0,,,,27961',
        'Old Truck,F-150,17.9,298,16.6,3.299,50,2026-01-27,2026-01-27,,,0,1,,,,116423',
      ],
      { defaults: US },
    );
    expect(file.inspection.program).toBe('fuelly');
    expect(file.inspection.cars.map(({ name, rows }) => [name, rows])).toEqual([
      ['Old Truck', 2],
      ['Commuter', 1],
    ]);
    expect(reasons(file)).toEqual([]);
    expect(short(file)).toEqual(
      [
        ['fuel', '2026-01-13', 116_125, 62.459, 5278, 'USD'],
        ['fuel', '2026-01-27', 116_423, 62.838, 5476, 'USD'],
        ['fuel', '2026-01-20', 27_961, 34.447, 2966, 'USD'],
      ].toSorted((a, b) => (String(a[1]) < String(b[1]) ? -1 : 1)),
    );
    expect(guess(file, 'volume')).toEqual(['gallons-us', false]);
  });

  test('’s app has services beside fill-ups, and its octane and station are not lost', () => {
    const file = read(
      [
        'Type,MPG,Date,Time,Vehicle,Odometer,Filled Up,Cost/Gallon,Gallons,Total Cost,Octane,Gas Brand,Location,Tags,Payment Type,Tire Pressure,Notes,Services',
        'Gas,31.5,2026-02-03,8:15 AM,Focus,50000,Full,$3.50,10.000,$35.00,95,Shell,"Ely, Market St",,Credit,33,,',
        'Service,,2026-02-10,9:00 AM,Focus,50250,,,,$120.00,,,Kwik Garage,,Cash,,,Oil change',
      ],
      { defaults: US },
    );
    expect(file.inspection.program).toBe('fuelly');
    expect(reasons(file)).toEqual([]);
    expect(short(file)).toEqual([
      ['fuel', '2026-02-03', 50_000, 37.854, 3500, 'USD'],
      ['service', '2026-02-10', 50_250, null, 12_000, 'USD', 'Oil change'],
    ]);
    expect(file.entries[0]).toMatchObject({ place: 'Shell', isFull: true });
    expect(file.entries[0]?.notes).toContain('Octane: 95');
  });
});

const FUELIO_VEHICLE =
  '"Name","Description","DistUnit","FuelUnit","ConsumptionUnit","ImportCSVDateFormat","VIN","Insurance","Plate","Make","Model","Year","TankCount","Tank1Type","Tank2Type","Active","Tank1Capacity","Tank2Capacity","FuelUnitTank2","FuelConsumptionTank2","guid","lastupdated"';
const FUELIO_COSTS =
  '"CostTitle","Date","Odo","CostTypeID","Notes","Cost","flag","idR","read","RemindOdo","RemindDate","isTemplate","RepeatOdo","RepeatMonths","isIncome","UniqueId"';
const fuelioLog = (unit: string, volume: string) =>
  `"Data","Odo (${unit})","Fuel (${volume})","Full","Price (optional)","l/100km (optional)","latitude (optional)","longitude (optional)","City (optional)","Notes (optional)","Missed","TankNumber","FuelType","VolumePrice","StationID (optional)","ExcludeDistance","UniqueId","TankCalc","Weather"`;

describe('Fuelio', () => {
  test('’s LPG is a fuel of its own, by its code or by its tank', () => {
    const file = read([
      '"## Vehicle"',
      FUELIO_VEHICLE,
      '"Panda","",0,0,0,"yyyy-MM-dd","","","AB123CD","Fiat","Panda","2022","2","100","400","1","37.0","45.0","0","0","a","1"',
      '"## Log"',
      fuelioLog('km', 'litres'),
      '"2026-01-10 08:00","10600.0","36.5","1","63.87","","0.0","0.0","Turin","","0","1","110","1.75","0","0.0","1","0.0",""',
      '"2026-01-12 08:00","10900.0","30.0","1","22.50","","0.0","0.0","Turin","","0","2","401","0.75","0","0.0","2","0.0",""',
      '"2026-01-20 08:00","11200.0","31.0","1","23.25","","0.0","0.0","Turin","","0","2","0","0.75","0","0.0","3","0.0",""',
    ]);
    expect(reasons(file)).toEqual([]);
    expect(file.entries.map(({ litres, fuelKind }) => [litres, fuelKind])).toEqual([
      [36.5, null],
      [30, 'lpg'],
      [31, 'lpg'],
    ]);
    expect(file.inspection.cars[0]).toMatchObject({
      name: 'Panda',
      make: 'Fiat',
      model: 'Panda',
      year: 2022,
      registration: 'AB123CD',
    });
    expect([guess(file, 'tank', '1'), guess(file, 'tank', '2')]).toEqual([
      ['petrol', true],
      ['LPG', true],
    ]);
    expect([guess(file, 'distance'), guess(file, 'volume'), guess(file, 'dateOrder')]).toEqual([
      ['kilometres', true],
      ['litres', true],
      ['ymd', true],
    ]);
  });

  test('’s plug-in hybrid has gallons by its code and kWh by its tank; a contradiction is not sure', () => {
    const file = read(
      [
        '"## Vehicle"',
        FUELIO_VEHICLE,
        '"Prime","",1,1,1,"yyyy-MM-dd","","","","Toyota","Prius Prime","2021","2","100","600","1","11.3","8.8","0","0","a","1"',
        '"## Log"',
        fuelioLog('mi', 'litres'),
        '"2026-01-10 08:00","20000","10","1","35.00","","0","0","","","0","1","104","3.5","0","0","1","0",""',
        '"2026-01-11 20:00","20025","8.2","1","1.23","","0","0","","","0","2","601","0.15","0","0","2","0",""',
      ],
      { defaults: US },
    );
    expect(short(file)).toEqual([
      ['fuel', '2026-01-10', 20_000, 37.854, 3500, 'USD'],
      ['charge', '2026-01-11', 20_025, 8.2, 123, 'USD'],
    ]);
    expect(guess(file, 'volume')).toEqual(['gallons-us', false]);
    expect(file.entries.map((entry) => [entry.volumeUnit, entry.distanceUnit])).toEqual([
      ['gallons-us', 'miles'],
      [null, 'miles'],
    ]);
    expect(file.inspection.cars[0]?.fuel).toBe('plug-in-hybrid');
  });

  test('’s reminders are tasks, its income and templates are rejected by name', () => {
    const file = read([
      '"## Vehicle"',
      FUELIO_VEHICLE,
      '"Polo","",0,0,0,"dd.MM.yyyy","","","","","",,"1","200","0","1","0","0","0","0","a","1"',
      '"## CostCategories"',
      '"CostTypeID","Name","priority","color"',
      '"1","Serwis","0",""',
      '"5","Parking","0",""',
      '"31","Insurance","0",""',
      '"## Costs"',
      FUELIO_COSTS,
      '"Oil and filter","2026-01-15","150000","1","","320.50","0","0","1","165000","2027-01-15","0","15000","12","0","1"',
      '"Station","2026-02-01","0","5","","4.50","0","0","1","0","2011-01-01","0","0","0","0","2"',
      '"Policy","2026-03-01","0","31","","0","0","0","1","0","2026-09-01","1","0","12","0","3"',
      '"Sold the roof box","2026-03-02","0","5","","80","0","0","1","0","2011-01-01","0","0","0","1","4"',
      '"Fees","2026-03-03","0","5","","9","0","0","1","0","2011-01-01","1","0","0","0","5"',
    ]);
    expect(short(file)).toEqual([
      ['service', '2026-01-15', 93_206, null, 32_050, 'GBP', 'Oil and filter'],
      ['expense', '2026-02-01', null, null, 450, 'GBP', 'Station'],
    ]);
    expect(
      file.tasks.map(({ task, dueDate, dueMileage, recurMonths, recurMiles }) => [
        task,
        dueDate,
        dueMileage,
        recurMonths,
        recurMiles,
      ]),
    ).toEqual([
      ['Oil and filter', '2027-01-15', 102_526, 12, 9321],
      ['Policy', '2026-09-01', null, 12, null],
    ]);
    expect(reasons(file)).toEqual([
      [14, 'Income has no place in the log'],
      [15, 'A planned expense has no place in the log'],
    ]);
  });
});

describe('Drivvo', () => {
  test('in Portuguese has two cars in one file, and a second fuel in the same row', () => {
    const heads =
      'Odômetro (km),Data,Combustível,Preço / L,Valor total,Volume,Completou o tanque,Segundo combustível,Preço / L,Valor total,Volume,Completou o tanque 2,Terceiro combustível,Preço / L,Valor total,Volume,Completou o tanque 3,Média,Distância,Posto de combustível,Motorista,Motivo,Forma de pagamento,Observação,Desconto,Veiculo';
    const file = read([
      '##Refuelling',
      heads,
      '"80467","2026-01-13 09:05:00","Gasolina Comum","5,899","238,91","40,5","Sim","","0","0","0","Não","","0","0","0","Não","11,2 km/L","","Posto Azul","","","Crédito","","0","Onix"',
      '"12000","2026-01-15 09:05:00","Gasolina","5,899","117,98","20","Não","GNV","4,50","45,00","10","Sim","","0","0","0","Não","","","","","","","","0","Fiorino"',
      '##Service',
      'Odômetro (km),Data,Valor total,Tipo de serviço,Local,Motorista,Forma de pagamento,Observação,Veiculo',
      '"80600","2026-01-20 10:00:00","350","Troca de óleo","Oficina do Zé","","","","Onix"',
      '##Income',
      'Odômetro (km),Data,Valor total,Tipo de receita,Motorista,Observação,Veiculo',
      '"80700","2026-01-21 10:00:00","50","Carona","","","Onix"',
    ]);
    expect(file.inspection.program).toBe('drivvo');
    expect(file.inspection.cars.map(({ name }) => name)).toEqual(['Onix', 'Fiorino']);
    expect(short(file)).toEqual([
      ['fuel', '2026-01-13', 50_000, 40.5, 23_891, 'GBP'],
      ['fuel', '2026-01-15', 7456, 20, 11_798, 'GBP'],
      ['expense', '2026-01-15', 7456, null, 4500, 'GBP', 'CNG, 10 kg'],
      ['service', '2026-01-20', 50_083, null, 35_000, 'GBP', 'Troca de óleo'],
    ]);
    expect(file.entries.map(({ isFull }) => isFull)).toEqual([true, false, true, true]);
    expect(reasons(file)).toEqual([[10, 'Income has no place in the log']]);
    expect(guess(file, 'currency')).toEqual(['GBP', false]);
  });

  test('in Russian, with heads that continue behind their quotes', () => {
    const file = read([
      '##Refuelling',
      '"Одометр (км)","Дата","Топливо","Цена / л","Общая стоимость","Объем","Полный бак","Второе топливо","Цена / л","Общая стоимость","Объем","Полный бак" 2,"Эффективный расход топлива","Расстояние","Азс","Примечание"',
      '"80467.2","2026-01-13 08:15:00","Бензин АИ95","60.5","2450.25","40.5","Да","","0.0","0.0","0.0","Нет","6,414 л/100км","320","Лукойл",""',
      '"0.0","2026-01-20 08:15:00","Газ","30","900","30","Нет","","0.0","0.0","0.0","Нет","","","",""',
      '##Expense',
      '"Одометр (км)","Дата","Общая стоимость","Вид расхода","Местный расход","Тип расхода","Примечание"',
      '"80500.0","2026-01-25 10:00:00","6000.0","Страхование","","",""',
    ]);
    expect(reasons(file)).toEqual([]);
    expect(short(file)).toEqual([
      ['fuel', '2026-01-13', 50_000, 40.5, 245_025, 'GBP'],
      ['fuel', '2026-01-20', null, 30, 90_000, 'GBP'],
      ['expense', '2026-01-25', 50_020, null, 600_000, 'GBP', 'Страхование'],
    ]);
    expect(file.entries.map(({ isFull, fuelKind }) => [isFull, fuelKind])).toEqual([
      [true, null],
      [false, 'lpg'],
      [true, null],
    ]);
    expect(file.entries[2]?.category).toBe('insurance');
  });

  test.each([
    [
      'English',
      '##Refuelling',
      'Odometer,Date,Fuel type,Volume price,Total price,Fuel amount,Full fillup,Notes',
      'Yes',
    ],
    [
      'Spanish',
      '#Reabastecimiento',
      'Odómetro (km),Fecha,Combustible,Precio / L,Costo total,Volumen,Tanque lleno,Observación',
      'Sí',
    ],
    [
      'German',
      '##Refuelling',
      'Kilometerstand (km),Datum,Kraftstoff,Preis / L,Gesamtkosten,Volumen,Voller Tank,Bemerkung',
      'Ja',
    ],
    [
      'French',
      '##Refuelling',
      'Odomètre (km),Date,Carburant,Prix / L,Coût total,Volume,Réservoir plein,Remarque',
      'Oui',
    ],
    [
      'Italian',
      '##Refuelling',
      'Contachilometri (km),Data,Carburante,Prezzo / L,Costo totale,Volume,Serbatoio pieno,Nota',
      'Sì',
    ],
    [
      'Polish',
      '##Refuelling',
      'Licznik (km),Data,Paliwo,Cena / L,Koszt całkowity,Objętość,Pełny bak,Uwagi',
      'Tak',
    ],
    [
      'Turkish',
      '##Refuelling',
      'Kilometre sayacı (km),Tarih,Yakıt,Fiyat / L,Toplam maliyet,Hacim,Dolu depo,Not',
      'Evet',
    ],
    [
      'a language in no table',
      '##Refuelling',
      'Οδόμετρο (km),Ημερομηνία,Καύσιμο,Τιμή / L,Συνολικό κόστος,Όγκος,Γεμάτο ρεζερβουάρ,Σημείωση',
      'Yes',
    ],
  ])('in %s', (_, section, heads, yes) => {
    const kilometres = { ...UK, distance: 'kilometres' as const };
    const file = read([section, heads, `80467,13/01/2026,Diesel,1.50,60.00,40,${yes},a note`], {
      defaults: kilometres,
    });
    expect(reasons(file)).toEqual([]);
    expect(short(file)).toEqual([['fuel', '2026-01-13', 50_000, 40, 6000, 'GBP']]);
    expect(file.entries[0]?.isFull).toBe(true);
  });
});

describe('LubeLogger', () => {
  test('’s gas records in German have comma decimals inside commas', () => {
    const file = read([
      'Date,Odometer,FuelConsumed,Cost,FuelEconomy,IsFillToFull,MissedFuelUp,Notes,Tags',
      '13.01.2026,50000,"40,512","60,77 €",0,True,False,,',
      '27.01.2026,50400,"1,250","2,10 €",0,False,False,,',
    ]);
    expect(short(file)).toEqual([
      ['fuel', '2026-01-13', 50_000, 40.512, 6077, 'EUR'],
      ['fuel', '2026-01-27', 50_400, 1.25, 210, 'EUR'],
    ]);
    expect(guess(file, 'decimalSign')).toEqual([',', true]);
  });

  test.each([
    ['ServiceRecords.csv', 'service', true],
    ['repair-2026.csv', 'repair', true],
    ['my upgrade records.csv', 'upgrade', true],
    ['export.csv', 'service', false],
  ])('’s work in %s is of the kind %s', (fileName, kind, isSure) => {
    const file = read(
      ['Date,Odometer,Description,Notes,Cost,Tags', '2026-01-13,50000,Oil change,,"£60.10",'],
      { fileName, defaults: US },
    );
    expect(file.inspection.sections[0]?.kind).toBe(kind);
    expect(guess(file, 'kind', '0')).toEqual(isSure ? undefined : ['service', false]);
    expect(short(file)).toEqual([
      ['service', '2026-01-13', 50_000, null, 6010, 'GBP', 'Oil change'],
    ]);
  });

  test('has supplies, taxes, odometer readings and reminders', () => {
    const supply = read([
      'Date,PartNumber,PartSupplier,PartQuantity,Description,Cost,Notes,Tags',
      '2026-01-13,BP-12,Euro Parts,2,Brake pads,45.50,,',
    ]);
    expect(short(supply)).toEqual([
      ['expense', '2026-01-13', null, null, 4550, 'GBP', 'Brake pads'],
    ]);
    expect(supply.entries[0]).toMatchObject({ place: 'Euro Parts', category: 'repair' });
    expect(supply.entries[0]?.notes).toContain('PartNumber: BP-12');
    const tax = read(['Date,Description,Notes,Cost,Tags', '2026-01-13,Road tax,,190,']);
    expect(tax.entries[0]).toMatchObject({ kind: 'expense', category: 'tax' });
    const odometer = read(['Date,InitialOdometer,Odometer,Notes,Tags', '2026-01-14,50000,50120,,']);
    expect(short(odometer)).toEqual([['odometer', '2026-01-14', 50_120, null]]);
    const reminder = read([
      'Description,Urgency,Metric,Notes,DueDate,DueOdometer,Tags',
      'Coolant,NotUrgent,Both,,2027-03-01,60000,',
      'Spare key,NotUrgent,Date,,,,',
    ]);
    expect(reminder.tasks).toMatchObject([
      { task: 'Coolant', dueDate: '2027-03-01', dueMileage: 60_000 },
    ]);
    expect(reasons(reminder)).toEqual([[3, 'It is not said when it is due']]);
  });

  test.each([
    [
      'plans',
      'DateCreated,DateModified,Description,Notes,Type,Priority,Progress,Cost',
      '2026-01-01,2026-01-02,Suspension,,Upgrade,Low,Backlog,500',
      'A plan is no work that was done, and has no day on which it is due',
    ],
    [
      'notes',
      'Description,NoteText,Pinned,Tags',
      'Paint code,LY7C,True,',
      'A note without a date has no place in the log',
    ],
    [
      'equipment',
      'Description,IsEquipped,Notes,Tags',
      'Roof rack,True,,',
      'Equipment without a date and a cost has no place in the log',
    ],
  ])('’s %s are rejected with a reason that is true of them', (_, heads, row, reason) => {
    const file = read([heads, row]);
    expect(file.inspection.program).toBe('lubelogger');
    expect([file.entries, file.tasks]).toEqual([[], []]);
    expect(reasons(file)).toEqual([[2, reason]]);
  });
});

test('aCar has sections without signs, units in columns, and Yes for a tank that was not filled', () => {
  const file = read([
    'Metadata',
    '"aCar Version","Date Format","Time Format"',
    '"5.4.3","M/d/yyyy","HH:mm"',
    '',
    'Vehicles',
    '"Name","Type","Year","Make","Model","License Plate","VIN","Volume Unit","Distance Unit"',
    '"Altima","CAR","2012","Nissan","Altima","7ABC123","","gal (US)","mi"',
    '',
    'Fill-Up Records',
    '"Vehicle","Date","Time","Odometer Reading","Distance Unit","Volume","Volume Unit","Price per Unit","Total Cost","Payment","Partial Fill-Up?","Previously Missed Fill-Ups?","Fuel Efficiency","Fuel Efficiency Unit","Fuel Type","Fuel Brand","Notes"',
    '"Altima","2/3/2026","08:15","50,000.0","mi","10.000","gal (US)","$3.50","$35.00","Card","No","No","31.2","MPG (US)","Gasoline","Shell",""',
    '"Altima","2/10/2026","08:15","50,300.0","mi","5.000","gal (US)","$3.50","$17.50","Card","Yes","No","","MPG (US)","Gasoline","",""',
    '',
    'Service Records',
    '"Vehicle","Date","Time","Odometer Reading","Distance Unit","Services","Total Cost","Service Center Name","Notes"',
    '"Altima","2/12/2026","10:00","50,350.0","mi","Oil Change, Tire Rotation","$89.00","Joe\'s",""',
  ]);
  expect(file.inspection.program).toBe('acar');
  expect(reasons(file)).toEqual([]);
  expect(short(file)).toEqual([
    ['fuel', '2026-02-03', 50_000, 37.854, 3500, 'USD'],
    ['fuel', '2026-02-10', 50_300, 18.927, 1750, 'USD'],
    ['service', '2026-02-12', 50_350, null, 8900, 'USD', 'Oil Change, Tire Rotation'],
  ]);
  expect(file.entries.map(({ isFull }) => isFull)).toEqual([true, false, true]);
  expect(file.inspection.cars).toMatchObject([{ name: 'Altima', make: 'Nissan', year: 2012 }]);
});

test('Simply Auto has the day in three columns, and months from 0 where any month is 0', () => {
  const file = read([
    'Vehicle ID,Odometer,Qty,Partial Tank,Missed Fill Up,Total Cost,Distance Traveled,Octane,Fuel Brand,Filling Station,Notes,Day,Month,Year,Record Type,Record Desc',
    'Focus,50000,40,0,0,60,,95,,Tesco,,3,0,2026,0,',
    'Focus,50200,0,0,0,120,,,,Kwik,,10,1,2026,1,Oil change',
    'Focus,50250,0,0,0,5,,,,,,12,1,2026,2,Parking',
  ]);
  expect(file.inspection.program).toBe('simply-auto');
  expect(short(file)).toEqual([
    ['fuel', '2026-01-03', 50_000, 40, 6000, 'GBP'],
    ['service', '2026-02-10', 50_200, null, 12_000, 'GBP', 'Oil change'],
    ['expense', '2026-02-12', 50_250, null, 500, 'GBP', 'Parking'],
  ]);
});

test('Spritmonitor numbers its fuels and fillings', () => {
  const file = read([
    'Datum;Km-Stand;Teil-Km;Spritmenge;Kosten;Währung;Tankart;Reifen;Strecken;Fahrweise;Kraftstoff;Bemerkung;Verbrauch',
    '03.02.2026;80467,00;500,00;40,50;60,75;EUR;1;1;14;2;7;;8,1',
    '05.02.2026;80600,00;133,00;8,20;3,28;EUR;2;1;14;2;19;;',
    '06.02.2026;80650,00;50,00;10,00;8,00;EUR;1;1;14;2;21;;',
    '07.02.2026;80700,00;50,00;10,00;8,00;EUR;0;1;14;2;7;;',
  ]);
  expect(file.inspection.program).toBe('spritmonitor');
  expect(short(file)).toEqual([
    ['fuel', '2026-02-03', 50_000, 40.5, 6075, 'EUR'],
    ['charge', '2026-02-05', 50_083, 8.2, 328, 'EUR'],
    ['expense', '2026-02-06', 50_114, null, 800, 'EUR', 'AdBlue, 10 litres'],
  ]);
  expect(file.entries[1]?.isFull).toBe(false);
  expect(reasons(file)).toEqual([[5, 'Spritmonitor calls this filling invalid']]);
  const costs = read([
    'Datum;Km-Stand;Kostenart;Kosten;Währung;Bemerkung',
    '15.01.2026;80500;2;120,00;EUR;Auspuff',
    '16.01.2026;80500;10;9000,00;EUR;',
  ]);
  expect(short(costs)).toEqual([['service', '2026-01-15', 50_020, null, 12_000, 'EUR', 'Auspuff']]);
  expect(reasons(costs)).toEqual([[3, 'The price of the car has no place in the log']]);
});

test('Hammond has the names of its database', () => {
  const file = read([
    'date,vehicleId,fuelUnit,fuelQuantity,perUnitPrice,totalAmount,odoReading,isTankFull,hasMissedFillup,comments,fillingStation,currency',
    '2026-02-03T08:15:00Z,Focus,litre,40,1.5,60,50000,true,false,,Tesco,GBP',
  ]);
  expect(file.inspection.program).toBe('hammond');
  expect(short(file)).toEqual([['fuel', '2026-02-03', 50_000, 40, 6000, 'GBP']]);
});
