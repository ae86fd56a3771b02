import type { CommonQuestion } from '../common-question.ts';

/** What owners ask about buying parts. */
export const buyingPartsQuestions: readonly CommonQuestion[] = [
  {
    id: 'genuine-or-pattern-parts',
    asks: [
      'genuine or pattern parts?',
      'should I buy original parts from the dealer',
      'what is oem quality',
      'are aftermarket parts as good',
      'what is the difference between oe oem and aftermarket',
      'is it worth paying double for the part with the logo',
      'garage wants to fit non genuine parts is that ok',
    ],
    answer:
      'Mostly a known maker’s part is as good as the one in the dealer’s box, because the same firm often makes both; OE or OEM means made by the supplier of the car factory, pattern or aftermarket means made by others. Go original for electronics, sensors that the maker is fussy about, keys and trim; buy a named brand for brakes, steering and bearings. The no-name cheapest is the wrong place to save. Ask which make the garage means.',
  },
  {
    id: 'used-parts-which',
    asks: [
      'can I use a second hand part',
      'which used parts are ok to buy',
      'is a scrapyard part any good',
      'breakers yard or new',
      'are used engines worth it',
      'do used parts have a guarantee',
    ],
    answer:
      'Good used: body panels, lights, mirrors, seats, glass, wheels without damage, alternators or starters from a breaker who gives a guarantee. Not used: brakes and their hydraulics, airbags and belts, steering joints, timing belts, batteries, and tyres of unknown past. Engines and gearboxes only with known mileage, proof that they ran, and a guarantee that says who pays the labour. Match the part number to the letter, and ask whether electronics need coding.',
  },
  {
    id: 'reconditioned-parts',
    asks: [
      'reconditioned or new?',
      'what does remanufactured mean',
      'is a rebuilt part as good as new',
      'what is an exchange unit',
      'what is a core charge',
      'refurbished parts any good',
    ],
    answer:
      'A good reconditioned part is as sound as a new one at a lower price: it is stripped, worn pieces renewed, and tested on a bench, as is common with turbos, injectors, racks, starters, alternators and control units. “Repaired” or “refurbished” may mean only cleaned and painted, so ask for a test sheet and at least a year’s guarantee. The exchange or core charge comes back when you return your old one complete, so do not let it be thrown away.',
  },
  {
    id: 'parts-online',
    asks: [
      'is it safe to buy car parts online',
      'are ebay parts fake?',
      'how do I spot counterfeit parts',
      'amazon brake discs ok?',
      'why are parts so cheap on the internet',
      'is it cheaper to order the part myself',
    ],
    answer:
      'It can be, from a known parts firm with an address in the UK; on market sites copies of brand goods are common, above all spark plugs, filters, bearings, sensors and brakes. A price far below all others, poor print, no hologram or code, and delivery from far away are signs. Set against the saving: the wrong part keeps your car on the lift at the garage’s rate, and returns take days. Buy by registration and part number, both.',
  },
  {
    id: 'supply-own-parts',
    asks: [
      'can I bring my own parts to the garage',
      'will the garage fit parts I bought',
      'why does the garage not want my parts',
      'who is liable if my own part is faulty',
      'does the garage make money on parts',
      'is it rude to bring your own parts',
    ],
    answer:
      'Many garages refuse or fit them without guarantee, for a fair reason: if the part fails or does not fit, nobody pays for the second labour, and part of their income is the margin on parts. Ask first. If they agree, get the part number from them, check the box before the appointment, and have the invoice say who supplied it. When both part and labour come from one garage, one firm answers for the whole.',
  },
  {
    id: 'right-part-number',
    asks: [
      'how do I find the right part for my car',
      'do I need the vin to order parts',
      'where is the part number',
      'two versions of the part which one do I need',
      'does a part from another model fit',
      'registration lookup gave me the wrong part',
    ],
    answer:
      'By the number on the old part first, and by the chassis number (VIN) at a dealer, who looks up exactly what was built in; a search by registration is good but not sure, since makers change parts in mid-year and offer several brakes or springs for one model. The VIN is on the log book, at the foot of the windscreen and on a door pillar. Compare old and new side by side before anything is taken apart.',
  },
  {
    id: 'return-parts',
    asks: [
      'can I return a part that I did not need',
      'how long do I have to send parts back',
      'fitted the part and it is the wrong one, refund?',
      'can I return electrical parts',
      'part was faulty out of the box',
      'who pays the return postage',
    ],
    answer:
      'Bought online or by telephone in Great Britain: you may cancel within 14 days of delivery without a reason and send it back within 14 more, unused and complete, as a rule at your own postage. Over the counter there is no such right unless the shop grants it, and many exclude electrical parts. A faulty part is another matter: within 30 days money back, later repair or exchange. Fitting counts as use, so compare and test before you fit.',
  },
  {
    id: 'discontinued-parts',
    asks: [
      'the part is no longer available what now',
      'where do I find parts for an old car',
      'part is on back order for months',
      'can a part be made or repaired if discontinued',
      'nobody has the part in stock',
      'import parts from abroad duty?',
    ],
    answer:
      'Ask in this order: another dealer’s old stock, the supplier that made it for the factory, pattern makers, breakers that specialise in the make, owners’ clubs, and firms that repair electronics, rebuild racks and calipers or make hoses and bushes to a sample. Use the full part number and its successors. Orders from abroad bring VAT, duty and weeks. For a long back order ask the maker’s customer service in writing; under warranty it may lend a car.',
  },
  {
    id: 'one-part-or-kit',
    asks: [
      'should I buy the kit or just the part',
      'do I need new bolts as well',
      'which bolts must be replaced',
      'can I reuse gaskets and seals',
      'what small parts do I need for the job',
      'what are stretch bolts',
    ],
    answer:
      'Buy the small parts along with it: gaskets, seals, copper washers, split pins, self-locking and stretch bolts are made for one use, and the workshop data lists them. Stretch bolts are tightened by angle and lengthen, so a second use can break them. A kit often costs little more than the single part and holds what you would otherwise miss on a Sunday. Rusted nuts, clips and heat shields belong on the list of an older car.',
  },
];
