import { describe, expect, test } from 'vitest';

import type { QuoteLine } from './quote.ts';
import { readQuote } from './read-quote.ts';

/** 'part clutch kit ×2 28000', with hours and rate where there are some. */
const shown = ({ kind, words, quantity, hours, rateCents, amountCents }: QuoteLine): string =>
  [
    kind,
    words,
    ...(quantity === null ? [] : [`×${quantity}`]),
    ...(hours === null ? [] : [`${hours}h@${rateCents}`]),
    amountCents,
  ].join(' ');

type Layout = readonly [name: string, text: string, lines: readonly string[]];

describe('a message', () => {
  test.each<Layout>([
    [
      'sms one sentence',
      `Hi Dave its Mick from the garage, had a look at the Golf. Front discs 84, pads 39.50, caliper N/S/F 110 and 2.5 hrs labour at 58 = 145 so 378.50 plus vat, total 454.20 inc VAT. Let me know`,
      [
        'part Front discs 8400',
        'part pads 3950',
        'part caliper N/S/F 11000',
        'labour labour 2.5h@5800 14500',
        'total so 37850',
        'total total inc VAT. Let me know 45420',
      ],
    ],
    [
      'sms greeting',
      `Morning Sue, Astra needs rear shocks 2 at 48 = 96 and fitting 1.5hrs @ 60 = 90, total £186 inc VAT. Can do Thursday. Cheers Phil`,
      [
        'part rear shocks ×2 9600',
        'labour fitting 1.5h@6000 9000',
        'total total inc VAT. Can do Thursday 18600',
      ],
    ],
    [
      'sms total inc VAT at end',
      `Hi Jan, Corsa: thermostat £38.00, coolant £14.50, labour 1.2 hrs at £55 £66.00, VAT £23.70, total £142.20 inc VAT thanks`,
      [
        'part thermostat 3800',
        'part coolant 1450',
        'labour labour 1.2h@5500 6600',
        'tax VAT 2370',
        'total total inc VAT thanks 14220',
      ],
    ],
    [
      'sms last item before total',
      `Hello mate, that Fiesta will be starter motor £145 and labour 1.5hrs at £60 £90 and total £235.00 including VAT, ready tomorrow`,
      [
        'part starter motor 14500',
        'labour labour 1.5h@6000 9000',
        'total total including VAT, ready tomorrow 23500',
      ],
    ],
    [
      'sms with lines',
      `Hi Karen
Your Micra: alternator 189.00
aux belt 22.50
fit both 1.8 hrs at 62 111.60
VAT 64.62
All in 387.72
Ta, Joe`,
      [
        'part alternator 18900',
        'part aux belt 2250',
        'labour fit both 1.8h@6200 11160',
        'tax VAT 6462',
        'total All in 38772',
      ],
    ],
    [
      'sms semicolons',
      `Car's ready to quote: turbo recon £620; oil feed pipe £45; oil & filter £52; labour 4.5h x £70 = £315; VAT £206.40; total £1238.40 inc. VAT`,
      [
        'part turbo recon 62000',
        'part oil feed pipe 4500',
        'part oil & filter 5200',
        'labour labour 4.5h@7000 31500',
        'tax VAT 20640',
        'total total inc. VAT 123840',
      ],
    ],
    [
      "sms we'd need",
      `Hi its Tom. We'd need a new radiator 165 plus coolant 22 plus 2 hours labour at 65 which is 130. Comes to 317 plus VAT so 380.40 total inc VAT`,
      [
        'part a new radiator 16500',
        'part coolant 2200',
        'labour labour 2h@6500 13000',
        'total total inc VAT 38040',
      ],
    ],
    [
      'sms de',
      `Hallo Frau Meier, Bremsscheiben hinten 2 Stk je 48 € = 96 €, Beläge 42 €, Arbeit 1,5 Std à 89 € = 133,50 €, macht zusammen 271,50 € inkl. MwSt. Gruß Werkstatt Kern`,
      [
        'part Bremsscheiben hinten ×2 9600',
        'part Beläge 4200',
        'labour Arbeit 1.5h@8900 13350',
        'total macht zusammen inkl. MwSt. Gruß Werkstatt Kern 27150',
      ],
    ],
    [
      'sms us',
      `Hey Bob, your F150 needs front struts 2 @ $140 = $280, alignment $99.95, labor 3 hrs at $120 = $360, tax $22.40, total $762.35 out the door`,
      [
        'part front struts ×2 28000',
        'labour alignment 9995',
        'labour labor 3h@12000 36000',
        'tax tax 2240',
        'total total out the door 76235',
      ],
    ],
    [
      'sms bullet in one row',
      `CLIO - rear wheel bearing £58.00 - hub nut £4.20 - labour 1.4 hrs @ £60.00 £84.00 - VAT £29.24 - TOTAL £175.44`,
      [
        'part CLIO - rear wheel bearing 5800',
        'part hub nut 420',
        'labour labour 1.4h@6000 8400',
        'tax VAT 2924',
        'total TOTAL 17544',
      ],
    ],
    [
      'sms b',
      `hiya love, its gonna be 95 for the exhaust back box, 12 for the clamps, 1 hr labour at 55, thats 162 all in inc vat`,
      [
        'part exhaust back box 9500',
        'part clamps 1200',
        'labour labour 1h@5500 5500',
        'total all in inc vat 16200',
      ],
    ],
    [
      'sms c',
      `Hello, quote for your Yaris: front shocks x2 £118, top mounts x2 £44, labour 2.2 hrs @ £60 = £132, tracking £40, so that's £334 + VAT = £400.80`,
      [
        'part front shocks ×2 11800',
        'part top mounts ×2 4400',
        'labour labour 2.2h@6000 13200',
        'labour tracking 4000',
        "total that's 33400",
        'total total with VAT 40080',
      ],
    ],
    [
      'sms d',
      `Your polo's done its cambelt. Kit with pump 165, antifreeze 18, 4hrs @ 62.5 250. VAT 86.60. 519.60 altogether inc VAT`,
      [
        'part Kit with pump 16500',
        'part antifreeze 1800',
        'labour Labour 4h@6250 25000',
        'tax VAT 8660',
        'total altogether inc VAT 51960',
      ],
    ],
    [
      'sms e',
      `Hi mate. Brake job on van: discs 96 + pads 48 + fit 90 = 234 inc`,
      [
        'part Brake job on van: discs 9600',
        'part pads 4800',
        'labour fit 9000',
        'total total inc 23400',
      ],
    ],
    [
      'sms f',
      `Morning. Clutch 310, slave cyl 64, gearbox oil 28, 6.5 hrs labour @ 64/hr comes to 416, VAT 163.60. Total inc VAT 981.60`,
      [
        'part Clutch 31000',
        'part slave cyl 6400',
        'part gearbox oil 2800',
        'labour labour 6.5h@6400 41600',
        'tax VAT 16360',
        'total Total inc VAT 98160',
      ],
    ],
    [
      'sms g',
      `Hi Anne it needs 2 front tyres 195/65R15 at £58 each £116, balance & valves £12 and the tracking done £35, total £163 incl VAT. Thanks Rob`,
      [
        'part front tyres 195/65R15 ×2 11600',
        'labour balance & valves 1200',
        'labour tracking done 3500',
        'total total incl VAT. Thanks Rob 16300',
      ],
    ],
    [
      'sms h',
      `Hey Jim, heres your price.. Alternator (recon) $210, serpentine belt $38, labor 1.5 hrs @ $110 $165. Tax $20.46 Total $433.46 with tax`,
      [
        'part Alternator (recon) 21000',
        'part serpentine belt 3800',
        'labour labor 1.5h@11000 16500',
        'tax Tax 2046',
        'total Total with tax 43346',
      ],
    ],
    [
      'sms i',
      `Hi, we looked at the noise: wheel bearing N/S/F £72, hub nut £5, labour 1.5 hours at £58 per hour £87. VAT is £32.80 and the total is £196.80 inc VAT. Regards, Dean`,
      [
        'part wheel bearing N/S/F 7200',
        'part hub nut 500',
        'labour labour 1.5h@5800 8700',
        'tax VAT 3280',
        'total total is inc VAT. Regards, Dean 19680',
      ],
    ],
    [
      'sms j',
      `Hi Pete, re Passat - injector no.3 £245, leak off pipe £18, coding £30, 2 hours at £66 is £132, VAT £85.00, £510.00 total including VAT`,
      [
        'part re Passat - injector no.3 24500',
        'part leak off pipe 1800',
        'labour coding 3000',
        'labour Labour 2h@6600 13200',
        'tax VAT 8500',
        'total total including VAT 51000',
      ],
    ],
    [
      'sms wrapped',
      `Hi Lou, Fiat 500 update. It needs a
new EGR valve 185.00, gasket 6.50 and
1.8 hours labour at 58.00 = 104.40. VAT
59.18 so 355.08 total inc VAT. Shall we
go ahead? Gav`,
      [
        'part a new EGR valve 18500',
        'part gasket 650',
        'labour labour 1.8h@5800 10440',
        'tax VAT 5918',
        'total total inc VAT. Shall we go ahead? 35508',
      ],
    ],
    [
      'sms wrapped 2',
      `Hi Mr Khan, MOT work on the Civic. Two
front lower arms at £64.00 each £128.00,
labour 2.0 hrs @ £60.00 £120.00, 4 wheel
alignment £55.00. VAT £60.60. Total
£363.60 inc VAT. Kind regards`,
      [
        'part Two front lower arms at £64.00 each 12800',
        'labour labour 2h@6000 12000',
        'labour 4 wheel alignment 5500',
        'tax VAT 6060',
        'total Total inc VAT. Kind regards 36360',
      ],
    ],
    [
      'sms ie',
      `Howya Sean, ur Octavia: DMF €420, clutch kit €260, labour 7 hrs at €75 = €525, VAT at 13.5% €162.68, total €1,367.68 inc VAT, deposit €200 please`,
      [
        'part DMF 42000',
        'part clutch kit 26000',
        'labour labour 7h@7500 52500',
        'tax VAT 16268',
        'total total inc VAT 136768',
      ],
    ],
    [
      'sms k',
      `Labour 3hrs £180, rear caliper £95, brake fluid £10, hose £18. Total inc VAT £303`,
      [
        'labour Labour 3h@6000 18000',
        'part rear caliper 9500',
        'part brake fluid 1000',
        'part hose 1800',
        'total Total inc VAT 30300',
      ],
    ],
    [
      'sms m',
      `Hi. Aircon: condenser 142.00, regas 85.00, labour 2 hrs 116.00, +VAT 68.60 = 411.60 total inc. VAT.`,
      [
        'part Aircon: condenser 14200',
        'labour regas 8500',
        'labour labour 2h@5800 11600',
        'tax VAT 6860',
        'total total inc. VAT 41160',
      ],
    ],
    [
      'sms nl',
      `Hi Bev, job list:
1) n/s wheel bearing 68
2) abs sensor 34
3) 2 hrs lab @ 60
Tot 222 + vat = 266.40 inc vat`,
      [
        'part n/s wheel bearing 6800',
        'part abs sensor 3400',
        'labour lab 2h@6000 12000',
        'total Tot 22200',
        'total total with vat inc vat 26640',
      ],
    ],
    [
      'whatsapp rows',
      `Corsa D 1.2
front pads 28.50
front discs 58
labour 1.5hr 82.50
total 169
inc vat`,
      [
        'part front pads 2850',
        'part front discs 5800',
        'labour labour 1.5h@5500 8250',
        'total total 16900',
      ],
    ],
  ])(
    'is cut into its items, with its greeting left out and its sum at the end: %s',
    (_, text, lines) => {
      const { lines: read, sum } = readQuote(text);
      expect(read.map(shown)).toEqual(lines);
      expect(sum.differenceCents ?? 0).toBe(0);
    },
  );
});

describe('a till receipt', () => {
  test.each<Layout>([
    [
      'receipt hrs under',
      `SMITHS AUTOS
27 Nov 2026 10:04
Wheel bearing frt          64.00
Labour                     97.50
  1.5 hrs @ 65.00
Hub nut                     6.40
  2 @ 3.20
SUBTOTAL                  167.90
VAT 20%                    33.58
TOTAL                     201.48
THANK YOU`,
      [
        'part Wheel bearing frt 6400',
        'labour Labour 1.5h@6500 9750',
        'part Hub nut ×2 640',
        'subtotal SUBTOTAL 16790',
        'tax VAT 20% 3358',
        'total TOTAL 20148',
      ],
    ],
    [
      'receipt measure with sign',
      `Drop link N/S/F                 £19.80
Drop link O/S/F                 £19.80
Labour to fit                   £52.00
   0.8 hrs @ £65.00
4 wheel alignment               £60.00
TOTAL                          £151.60
INC VAT AT 20%                  £25.27`,
      [
        'part Drop link N/S/F 1980',
        'part Drop link O/S/F 1980',
        'labour Labour to fit 0.8h@6500 5200',
        'labour 4 wheel alignment 6000',
        'total TOTAL 15160',
        'tax INC VAT 2527',
      ],
    ],
    [
      'receipt measure per hr',
      `Injector seal kit               28.00
   4 x 7.00 ea
Labour                         150.00
   2.5 hr @ 60.00/hr
VAT                             35.60
AMOUNT DUE                     213.60`,
      [
        'part Injector seal kit ×4 2800',
        'labour Labour 2.5h@6000 15000',
        'tax VAT 3560',
        'total AMOUNT DUE 21360',
      ],
    ],
    [
      'receipt rounding',
      `Labour                          43.33
   0.67 hrs @ 65.00
Oil 5W30                        41.97
   4.2 ltr @ 9.99
TOTAL                           85.30`,
      ['labour Labour 0.67h@6500 4333', 'part Oil 5W30 ×4.2 4197', 'total TOTAL 8530'],
    ],
    [
      'receipt measure before amount row',
      `Labour replace cambelt
   3.5 hrs @ 70.00             245.00
Cambelt kit
   1 @ 145.00                  145.00
Water pump
   1 @ 62.00                    62.00
Net                            452.00
VAT @ 20%                       90.40
Total                          542.40`,
      [
        'labour Labour replace cambelt 3.5h@7000 24500',
        'part Cambelt kit ×1 14500',
        'part Water pump ×1 6200',
        'subtotal Net 45200',
        'tax VAT @ 20% 9040',
        'total Total 54240',
      ],
    ],
    [
      'receipt kit qty x',
      `2 X BRAKE DISC 240MM            76.00
   @ 38.00 EACH
BRAKE PADS                      34.00
LABOUR 1.5HR                    82.50
   @ 55.00/HR
TOTAL                          192.50`,
      [
        'part BRAKE DISC 240MM ×2 7600',
        'part BRAKE PADS 3400',
        'labour LABOUR 1.5h@5500 8250',
        'total TOTAL 19250',
      ],
    ],
    [
      'receipt with units',
      `Rear discs                     92.00 *
  2 units @ 46.00
Fitting                        75.00 *
  1 hours @ 75.00
VAT incl. 20.00%               27.83
TOTAL GBP                     167.00
Visa                          167.00`,
      [
        'part Rear discs ×2 9200',
        'labour Fitting 1h@7500 7500',
        'tax VAT incl 2783',
        'total TOTAL GBP 16700',
      ],
    ],
    [
      'receipt German',
      `Bremsbeläge VA            54,90 A
Arbeitszeit              118,80 A
  1,2 Std x 99,00
Altölentsorgung            5,00 A
MwSt 19% enthalten        28,54
SUMME EUR                178,70
EC-Karte                 178,70`,
      [
        'part Bremsbeläge VA 5490',
        'labour Arbeitszeit 1.2h@9900 11880',
        'fee Altölentsorgung 500',
        'tax MwSt 19% enthalten 2854',
        'total SUMME EUR 17870',
      ],
    ],
    [
      'dots',
      `PARKSIDE MOTORS
Front pads .............. £42.00
Front discs ............. £96.00
   2 x 48.00
Labour .................. £97.50
   1.5 hrs at 65.00
VAT 20% ................. £47.10
TOTAL ................... £282.60`,
      [
        'part Front pads 4200',
        'part Front discs ×2 9600',
        'labour Labour 1.5h@6500 9750',
        'tax VAT 20% 4710',
        'total TOTAL 28260',
      ],
    ],
    [
      'dashes',
      `********************************
     QUICK FIT BAY 4
     VAT No 123 4567 89
********************************
OIL FILTER               12.40
ENGINE OIL 5W30          38.50
  5 @ 7.70
LABOUR                   36.00
  0.6 HRS @ 60.00
--------------------------------
NET                      86.90
VAT 20.00%               17.38
TOTAL GBP               104.28
================================
CARD                    104.28`,
      [
        'part OIL FILTER 1240',
        'part ENGINE OIL 5W30 ×5 3850',
        'labour LABOUR 0.6h@6000 3600',
        'subtotal NET 8690',
        'tax VAT 20.00% 1738',
        'total TOTAL GBP 10428',
      ],
    ],
    [
      'narrow caps',
      `J. HOLT & SON
27/11/26   14:02

BATTERY 063 60AH
                         88.00
FITTING
 0.5 HR AT 60.00         30.00
MOT TEST                 54.85

SUB-TOTAL               172.85
VAT @20%                 23.60
TOTAL                   196.45

THANK YOU - CALL AGAIN`,
      [
        'part BATTERY 063 60AH 8800',
        'labour FITTING 0.5h@6000 3000',
        'fee MOT TEST 5485',
        'subtotal SUB-TOTAL 17285',
        'tax VAT @20% 2360',
        'total TOTAL 19645',
      ],
    ],
    [
      'tax incl',
      `RAINBOW AUTOS
COIL SPRING RR       £46.00
  2 AT £23.00
LABOUR              £110.00
  2 HRS AT £55.00
TOTAL               £156.00
INCL. VAT 20%        £26.00`,
      [
        'part COIL SPRING RR ×2 4600',
        'labour LABOUR 2h@5500 11000',
        'total TOTAL 15600',
        'tax INCL. VAT 20% 2600',
      ],
    ],
    [
      'de receipt',
      `KFZ MEISTER KERN
Zündkerzen            38,00
  4 x 9,50
Luftfilter            18,90
Arbeit                88,50
  1,5 Std à 59,00
Netto                145,40
MwSt 19%              27,63
Summe                173,03`,
      [
        'part Zündkerzen ×4 3800',
        'part Luftfilter 1890',
        'labour Arbeit 1.5h@5900 8850',
        'subtotal Netto 14540',
        'tax MwSt 19% 2763',
        'total Summe 17303',
      ],
    ],
    [
      'us receipt',
      `BAY STATE AUTO
Rotor front         $118.00
  2 @ $59.00
Brake pads           $54.00
Labor               $195.00
  1.5 hrs @ $130.00
Shop supplies         $9.75
Sales tax 6.25%      $10.75
TOTAL DUE           $387.50`,
      [
        'part Rotor front ×2 11800',
        'part Brake pads 5400',
        'labour Labor 1.5h@13000 19500',
        'fee Shop supplies 975',
        'tax Sales tax 6.25% 1075',
        'total TOTAL DUE 38750',
      ],
    ],
    [
      'tab dots',
      `Alternator .......... 1 ....... 185.00
Aux belt ............ 1 ........ 22.50
Labour 1.6 hrs ................ 104.00
VAT at 20% ..................... 62.30
Total .......................... 373.80`,
      [
        'part Alternator ×1 18500',
        'part Aux belt ×1 2250',
        'labour Labour 1.6h@6500 10400',
        'tax VAT 6230',
        'total Total 37380',
      ],
    ],
    [
      'receipt star',
      `THE GARAGE AT WELLS
Track rod end           28.00 *
Alignment               45.00 *
Labour                  60.00 *
  1 hr at 60.00
* VAT at 20%            26.60
To pay                 159.60`,
      [
        'part Track rod end 2800',
        'labour Alignment 4500',
        'labour Labour 1h@6000 6000',
        'tax VAT 2660',
        'total To pay 15960',
      ],
    ],
  ])('has the measure with its line, wherever it is printed: %s', (_, text, lines) => {
    const { lines: read, sum } = readQuote(text);
    expect(read.map(shown)).toEqual(lines);
    expect(sum.differenceCents ?? 0).toBe(0);
  });
});

describe('broken words and columns', () => {
  test.each<Layout>([
    [
      'broken words',
      `Description               Hrs/Qty   Price    Total
Nearside front lower        1      88.00    88.00
suspension arm
Labour to renew arm and   1.4      60.00    84.00
set tracking
VAT on parts and labour
at 20%                                      34.40
Total to pay                               206.40`,
      [
        'part Nearside front lower suspension arm ×1 8800',
        'labour Labour to renew arm and set tracking 1.4h@6000 8400',
        'tax VAT on parts and labour 3440',
        'total Total to pay 20640',
      ],
    ],
    [
      'broken words 2',
      `1  Thermostat housing with     72.50   72.50
   gasket
1  Coolant concentrate         18.00   18.00
   5 litres
1.8 Labour: drain, renew       65.00  117.00
   housing, refill and bleed
Value added tax 20%
of 207.50                              41.50
Total                                 249.00`,
      [
        'part Thermostat housing with gasket ×1 7250',
        'part Coolant concentrate ×1 1800',
        'labour Labour: drain, renew housing, refill and bleed 1.8h@6500 11700',
        'tax Value added tax 20% of 207.50 4150',
        'total Total 24900',
      ],
    ],
    [
      'broken words 3',
      `Replacement of timing chain kit incl.
guides and tensioner                          420.00
Labour for the timing chain, sump off
and on                          9.5 x 68.00   646.00
Engine oil and filter                          58.00
VAT 20
%                                             224.80
TOTAL                                        1348.80`,
      [
        'labour Replacement of timing chain kit incl. guides and tensioner 42000',
        'labour Labour for the timing chain, sump off and on 9.5h@6800 64600',
        'part Engine oil and filter 5800',
        'tax VAT 20 % 22480',
        'total TOTAL 134880',
      ],
    ],
    [
      'broken tabs',
      `Description	Qty	Each	Amount
O/S/F hub assy inc.	1	118.00	118.00
bearing
N/S/R brake hose	1	16.50	16.50
Labour: hub assy and	2.2	62.00	136.40
hose, bleed
VAT 20% on			54.18
270.90
Total			325.08`,
      [
        'part O/S/F hub assy inc bearing ×1 11800',
        'part N/S/R brake hose ×1 1650',
        'labour Labour: hub assy and hose, bleed 2.2h@6200 13640',
        'tax VAT 20% on 5418',
        'total Total 32508',
      ],
    ],
    [
      'broken tabs 2',
      `Coil spring, rear,
heavy duty	2	38.00	76.00
Spring seats (rubber)	2	6.00	12.00
Labour, both springs
renewed and checked	1.7	60.00	102.00
Vat at 20%
on 190.00	38.00
To pay	228.00`,
      [
        'part Coil spring, rear, heavy duty ×2 7600',
        'part Spring seats (rubber) ×2 1200',
        'labour Labour, both springs renewed and checked 1.7h@6000 10200',
        'tax Vat at 20% on 190.00 3800',
        'total To pay 22800',
      ],
    ],
    [
      'columns lost',
      `Wheel cylinder
2
18.00
36.00
Brake shoes
1
32.00
32.00
Labour
1.8
60.00
108.00
VAT
35.20
Total
211.20`,
      [
        'part Wheel cylinder ×2 3600',
        'part Brake shoes ×1 3200',
        'labour Labour 1.8h@6000 10800',
        'tax VAT 3520',
        'total Total 21120',
      ],
    ],
  ])('are put together: %s', (_, text, lines) => {
    const { lines: read, sum } = readQuote(text);
    expect(read.map(shown)).toEqual(lines);
    expect(sum.differenceCents ?? 0).toBe(0);
  });
});

describe('other hands', () => {
  test.each<Layout>([
    [
      'pipes',
      `Front pads | 1 | 42.00 | 42.00
Labour | 1.0h | 60.00 | 60.00
VAT 20% ||| 20.40
Total ||| 122.40`,
      [
        'part Front pads ×1 4200',
        'labour Labour 1h@6000 6000',
        'tax VAT 20% 2040',
        'total Total 12240',
      ],
    ],
    [
      'email bullets',
      `Dear Ms Lowe,
Further to your visit please find our prices:
  * Steering rack, reconditioned - £340.00
  * Track rod ends (2 @ £24.00) - £48.00
  * Power steering fluid - £12.00
  * Labour, 4.5 hours @ £68.00 per hour - £306.00
  * Four wheel alignment - £65.00
  Subtotal - £771.00
  VAT @ 20% - £154.20
  Total - £925.20
Prices valid for 30 days.`,
      [
        'part Steering rack, reconditioned 34000',
        'part Track rod ends ×2 4800',
        'part Power steering fluid 1200',
        'labour Labour 4.5h@6800 30600',
        'labour Four wheel alignment 6500',
        'subtotal Subtotal 77100',
        'tax VAT @ 20% 15420',
        'total Total 92520',
      ],
    ],
    [
      'dealer codes',
      `OP   DESCRIPTION                          TIME   RATE    AMOUNT
21A  R & R HEATER BLOWER MOTOR             1.30  142.00    184.60
PART NO        DESCRIPTION                 QTY   UNIT
1K1819015E     BLOWER MOTOR                  1  168.40    168.40
N 90775001     SCREW                         3    0.95      2.85
ENV CHARGE                                                  3.95
VAT @ 20.00%                                               71.96
TOTAL DUE                                                 431.76`,
      [
        'labour 21A R & R HEATER BLOWER MOTOR 1.3h@14200 18460',
        'part 1K1819015E BLOWER MOTOR ×1 16840',
        'part N 90775001 SCREW ×3 285',
        'fee ENV CHARGE 395',
        'tax VAT @ 20.00% 7196',
        'total TOTAL DUE 43176',
      ],
    ],
    [
      'job blocks',
      `Job 1: Front brakes
  Discs (pair)            £88.00
  Pads                    £41.00
  Labour 1.3 hrs @ £62    £80.60
  Job total              £209.60
Job 2: Alignment
  Four wheel alignment    £58.00
  Job total               £58.00
VAT                       £53.52
Grand total              £321.12`,
      [
        'part Discs (pair) 8800',
        'part Pads 4100',
        'labour Labour 1.3h@6200 8060',
        'total Job total 20960',
        'labour Four wheel alignment 5800',
        'total Job total 5800',
        'tax VAT 5352',
        'total Grand total 32112',
      ],
    ],
    [
      'invoice with net gross',
      `Description                Net      VAT     Gross
Rear brake shoes          38.00    7.60     45.60
Wheel cylinders           24.00    4.80     28.80
Labour 1.9 hrs           114.00   22.80    136.80
Total                    176.00   35.20    211.20`,
      [
        'part Rear brake shoes 3800',
        'part Wheel cylinders 2400',
        'labour Labour 1.9h@6000 11400',
        'total Total 17600',
      ],
    ],
    [
      'letter in prose',
      `Dear Mr Osei,
The gearbox mount is split. A new mount is £46.00 and the labour is 0.9 hours at £64.00 which is £57.60.
VAT at 20% is £20.72 and the total is £124.32.`,
      [
        'part new mount 4600',
        'labour labour 0.9h@6400 5760',
        'tax VAT at 20% 2072',
        'total total 12432',
      ],
    ],
    [
      'slashes',
      `Drop links £38.00 / fitting £48.00 / tracking £40.00 / total £126.00 inc VAT`,
      [
        'part Drop links 3800',
        'labour fitting 4800',
        'labour tracking 4000',
        'total total inc VAT 12600',
      ],
    ],
    [
      'numbered',
      `1. Clutch cable  £24.50
2. Labour 1.2 hrs @ £55.00  £66.00
3. VAT  £18.10
Total  £108.60`,
      [
        'part Clutch cable 2450',
        'labour Labour 1.2h@5500 6600',
        'tax VAT 1810',
        'total Total 10860',
      ],
    ],
    [
      'dollars with per unit',
      `Spark plugs (6 @ $11.50) $69.00
Ignition coil $88.00
Labor 1.4 hr @ $125.00/hr $175.00
Shop supplies $8.00
Tax 7% $23.80
Total $363.80`,
      [
        'part Spark plugs ×6 6900',
        'part Ignition coil 8800',
        'labour Labor 1.4h@12500 17500',
        'fee Shop supplies 800',
        'tax Tax 7% 2380',
        'total Total 36380',
      ],
    ],
    [
      'German letter',
      `Sehr geehrte Frau Brandt,
Stoßdämpfer hinten, 2 Stück zu 74,00 €      148,00 €
Domlager hinten                              36,00 €
Arbeitszeit 1,8 Std à 92,00 €               165,60 €
Achsvermessung                               79,00 €
Zwischensumme                               428,60 €
19 % MwSt                                    81,43 €
Endbetrag                                   510,03 €`,
      [
        'part Stoßdämpfer hinten ×2 14800',
        'part Domlager hinten 3600',
        'labour Arbeitszeit 1.8h@9200 16560',
        'labour Achsvermessung 7900',
        'subtotal Zwischensumme 42860',
        'tax 19 % MwSt 8143',
        'total Endbetrag 51003',
      ],
    ],
    [
      'Irish garage',
      `Timing belt kit             €165.00
Water pump                   €62.00
Coolant                      €18.00
Labour 3.5 @ €70            €245.00
VAT 13.5%                    €66.15
Total to pay                €556.15`,
      [
        'part Timing belt kit 16500',
        'part Water pump 6200',
        'part Coolant 1800',
        'labour Labour 3.5h@7000 24500',
        'tax VAT 13.5% 6615',
        'total Total to pay 55615',
      ],
    ],
    [
      'fixed work list',
      `Diagnosis                   £48.00
Leak test                   £35.00
Air con regas               £69.00
Env. charge                  £3.20
Condenser fitting kit       £11.40
VAT                         £33.32
Total                      £199.92`,
      [
        'labour Diagnosis 4800',
        'labour Leak test 3500',
        'labour Air con regas 6900',
        'fee Env. charge 320',
        'part Condenser fitting kit 1140',
        'tax VAT 3332',
        'total Total 19992',
      ],
    ],
    [
      'price before words',
      `£64.00 rear caliper
£12.00 brake fluid
£70.00 fitting
£146.00 total incl VAT`,
      [
        'part rear caliper 6400',
        'part brake fluid 1200',
        'labour fitting 7000',
        'total total incl VAT 14600',
      ],
    ],
    [
      'own hand 1',
      `MILL LANE TYRES
Tyre 205/55 R16 ................ 156.00
   2 x 78.00
Valve .......................... 6.00
VAT (20%) ...................... 32.40
TOTAL .......................... 194.40`,
      [
        'part Tyre 205/55 R16 ×2 15600',
        'part Valve 600',
        'tax VAT (20%) 3240',
        'total TOTAL 19440',
      ],
    ],
    [
      'own hand 2',
      `BRIDGE GARAGE
Glow plugs 4 x 14.50 ........... £58.00
Labour 1.4 hrs at 65.00 ........ £91.00
VAT @ 20% ...................... £29.80
Total .......................... £178.80`,
      [
        'part Glow plugs ×4 5800',
        'labour Labour 1.4h@6500 9100',
        'tax VAT @ 20% 2980',
        'total Total 17880',
      ],
    ],
    [
      'own hand 3',
      `Thermostat .......... 38.00
Coolant ............. 14.50
Labour .............. 78.00
   1.2 hrs at 65.00
VAT 20 % ............ 26.10
To pay .............. 156.60`,
      [
        'part Thermostat 3800',
        'part Coolant 1450',
        'labour Labour 1.2h@6500 7800',
        'tax VAT 20 % 2610',
        'total To pay 15660',
      ],
    ],
    [
      'own hand 4',
      `Anlasser ............ 189,00 EUR
Arbeit .............. 96,00 EUR
   1,2 Std. x 80,00
MwSt 19 % ........... 54,15 EUR
Gesamt .............. 339,15 EUR`,
      [
        'part Anlasser 18900',
        'labour Arbeit 1.2h@8000 9600',
        'tax MwSt 19 % 5415',
        'total Gesamt 33915',
      ],
    ],
    [
      'own hand 5',
      `Starter ............. $214.00
Labor ............... $156.00
   1.2 hrs at 130.00
Sales tax 8.25% ..... $17.66
TOTAL ............... $387.66`,
      [
        'part Starter 21400',
        'labour Labor 1.2h@13000 15600',
        'tax Sales tax 8.25% 1766',
        'total TOTAL 38766',
      ],
    ],
    [
      'own hand 6',
      `Wiper blades           €24.00
Labour                 €15.00
VAT at 23%              €8.97
Total to pay           €47.97`,
      ['part Wiper blades 2400', 'labour Labour 1500', 'tax VAT 897', 'total Total to pay 4797'],
    ],
    [
      'own hand 7',
      `Qty Description Unit Net
1 Oil filter 9.80 9.80
5 Engine oil 5W-30 litre 8.40 42.00
0.7 Labour, service 65.00 45.50
Parts and labour 97.30
VAT at 20% 19.46
Invoice total 116.76`,
      [
        'part Oil filter ×1 980',
        'part Engine oil 5W-30 litre ×5 4200',
        'labour Labour, service 0.7h@6500 4550',
        'subtotal Parts and labour 9730',
        'tax VAT 1946',
        'total Invoice total 11676',
      ],
    ],
    [
      'own hand 8',
      `JOB 1  Rear brakes
  Rear shoes                            34.00
  Wheel cylinder            2 x 18.00   36.00
  Labour               1.8 hrs x 62.00  111.60
                           Job total   181.60
JOB 2  Tracking
  Front wheel alignment                 42.00
                           Job total    42.00
                        Net  223.60
                   VAT (20%)  44.72
                       Total  268.32`,
      [
        'part Rear shoes 3400',
        'part Wheel cylinder ×2 3600',
        'labour Labour 1.8h@6200 11160',
        'total Job total 18160',
        'labour Front wheel alignment 4200',
        'total Job total 4200',
        'subtotal Net 22360',
        'tax VAT (20%) 4472',
        'total Total 26832',
      ],
    ],
    [
      'own hand 9',
      `PARTS
Alternator, reconditioned            1      165.00      165.00
Belt                                 1       18.50       18.50
LABOUR
Remove and refit alternator        1.5       68.00      102.00
                                            Net         285.50
                                            VAT 20%      57.10
                                            TOTAL       342.60`,
      [
        'part Alternator, reconditioned ×1 16500',
        'part Belt ×1 1850',
        'labour Remove and refit alternator 1.5h@6800 10200',
        'subtotal Net 28550',
        'tax VAT 20% 5710',
        'total TOTAL 34260',
      ],
    ],
    [
      'own hand 10',
      `Hi Carol,

As discussed the price for the Note is below:

- Front wheel bearing, O/S: £72.00
- Hub nut: £4.80
- Labour, 1.5 hours at £62.00: £93.00
- VAT at 20%: £33.96

Total: £203.76

Kind regards,
Steve`,
      [
        'part Front wheel bearing, O/S 7200',
        'part Hub nut 480',
        'labour Labour 1.5h@6200 9300',
        'tax VAT at 20% 3396',
        'total Total 20376',
      ],
    ],
  ])('are read alike: %s', (_, text, lines) => {
    const { lines: read, sum } = readQuote(text);
    expect(read.map(shown)).toEqual(lines);
    expect(sum.differenceCents ?? 0).toBe(0);
  });
});
