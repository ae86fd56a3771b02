import type { CommonQuestion } from '../common-question.ts';

/** What owners ask every day about buying the part. */
export const askedBuyingQuestions: readonly CommonQuestion[] = [
  {
    id: 'asked-market-site-or-brand',
    asks: [
      'unbranded one on ebay or a bosch one from the factors',
      'can I get away with a no name off amazon',
      'is it worth paying for febi or lemforder over an unknown make',
      'the one with prime delivery has good reviews, would you fit it',
      'which make should I go for',
      'never heard of this brand, is it any good',
      'cheap chinese or known name',
    ],
    answer:
      'Take a make that supplies car factories, from a seller who lists your registration and gives a British address. Reviews on a market site tell you that it arrived, not that it lasted. For a bracket or a trim clip an unknown name is a small risk; for sensors, brakes, steering, fuel and anything that takes hours to reach, it is a false saving, because the labour is paid twice.',
  },
  {
    id: 'asked-breaker-mileage',
    asks: [
      'breakers has one off a 70k car, is that low enough',
      'how many miles is too many for a used one',
      'scrappy does not know the mileage, walk away?',
      'what should I ask the breakers before I buy it',
      'second hand unit with 110 thousand on it, worth fitting',
      'they only give 30 days warranty on a used one',
      'is used piece with many kilometres good to buy',
    ],
    answer:
      'Mileage matters for parts that wear and hardly for those that do not: an engine, gearbox, turbo or pump should have clearly less than yours and proof of it, while a bracket, a glass or a module does not count miles. Ask for the donor’s registration, so that you can read its MOT history, whether it was seen running, the part number, and who pays the labour if it fails. A seller who answers none of this is left alone.',
  },
  {
    id: 'asked-part-from-write-off',
    asks: [
      'part comes from a written off car, is that a problem',
      'donor was a cat s, would you still use it',
      'seller says it is from a crash damaged one',
      'is it bad luck or bad sense to fit bits from a wreck',
      'from an accident vehicle, could it be bent inside',
      'off a flood write off, ok?',
      'taken from a car that was rear ended, does that matter',
    ],
    answer:
      'It depends where the donor was hit and what the part is: most breakers’ stock comes from write-offs, and an engine from a car that was struck at the back may be perfectly sound. Refuse anything near the blow that carries load, every part of brakes, steering, belts and airbags, and anything electrical from a flooded car. Ask for pictures of the donor and its registration, and inspect the part before you pay.',
  },
  {
    id: 'asked-recon-warranty-terms',
    asks: [
      'recon one comes with two years warranty, does that cover labour',
      'what does the guarantee on a rebuilt unit really include',
      'what would void the warranty on a reconditioned part',
      'rebuilder wants proof that a garage fitted it',
      'lifetime warranty on it, is there a catch',
      'if the refurbished one fails who pays to swap it again',
      'must I keep the receipt of fitting',
    ],
    answer:
      'Usually it covers the part and not the labour of changing it again, so ask before you pay, and have it in writing. Rebuilders often require proof of professional fitting, new oil, filters or fluid with it, and that the cause of the first failure was cured. Keep invoices, photographs and the test sheet. A long guarantee from a firm with no address is worth less than a year from one that you can visit.',
  },
  {
    id: 'asked-other-year-or-trim',
    asks: [
      'will one off an older shape fit mine',
      'does the one from the higher trim bolt straight in',
      'mine is a 2016 and this is listed for 2014, same thing?',
      'same engine but different model, interchangeable?',
      'part off the facelift, would it work',
      'is the diesel one the same as the petrol one',
      'listing does not mention my year but it looks identical',
    ],
    answer:
      'Only if the part number is the same or the maker lists one as the successor of the other: looks and a shared engine prove nothing. Plugs, calibration, mounting points and brake sizes change with facelift, trim and market, and a control unit may want coding or refuse altogether. Read the number on yours, give both to the dealer’s parts desk, and ask whether they interchange. Compare connector and fixings before anything is taken apart.',
  },
  {
    id: 'asked-set-suspiciously-cheap',
    asks: [
      'is 40 quid for the whole set suspiciously cheap',
      'found it for a quarter of the price, too good to be true?',
      'a full kit for less than one branded piece, whats wrong with it',
      'why is this so much cheaper than the others',
      'price looks wrong, should I trust it',
      'bargain complete kit online, fake?',
      'other shops want three times this much',
    ],
    answer:
      'If it costs a small part of what known makes ask, expect thin material, missing bolts or a copy in a borrowed box. Compare with the same set from two well-known makes at a parts factor: that tells you what honest goods cost. Look who the seller is, whether the box names a maker, and what lies in the set. For brakes, steering, timing belts and fuel parts do not gamble at all.',
  },
  {
    id: 'asked-old-unit-surcharge',
    asks: [
      'they charged extra until I send the old one back',
      'when do I get the deposit on my old unit back',
      'old one is cracked, will they still refund the surcharge',
      'threw away the old part, have I lost the exchange money',
      'do I drain it before posting the old one',
      'can I keep the old one and pay the surcharge',
      'how do I return the old unit for the refund',
    ],
    answer:
      'You get it back when your old one arrives complete, of the same type, and within the time on the invoice. Most rebuilders refuse units that are cracked, burnt, stripped or missing pieces, so do not take yours apart out of curiosity. Drain fluids, plug the openings, pack it in the box of the new one, photograph it and keep proof of posting. Until the new one works, keep the old one anyway.',
  },
  {
    id: 'asked-number-unreadable',
    asks: [
      'number on the old part has rusted off',
      'sticker is gone, how do I get the right one',
      'cant read the digits on it',
      'who can give me the correct part number',
      'website asks for a number I dont have',
      'there are two numbers on it which one counts',
      'the old one may not be the original, so how can I be sure',
    ],
    answer:
      'Ring a dealer’s parts desk with the chassis number from the log book or the windscreen: they read what was built in, and many tell you even if you buy elsewhere. On the part itself look for the car maker’s logo beside a number; the supplier’s own number beside it also leads to the right one. If an earlier owner fitted something else, measure diameters and count pins before you order.',
  },
  {
    id: 'asked-wait-for-delivery',
    asks: [
      'part takes four days to come, what do I do until then',
      'delivery is next week, how do I manage',
      'waiting on the part, can I use it meanwhile',
      'it is on order, anything I should do in the meantime',
      'not here till thursday and I need the car',
      'while I am waiting for the bit to be delivered',
      'post is late with my part',
    ],
    answer:
      'Whether it may be used until then is decided by the verdict above, not by the delivery date: where it says do not drive, waiting changes nothing. Ask a local factor first, as many get common parts the same day. Meanwhile write down the codes and what you saw, keep the battery charged if the car stands, leave nothing open to rain or dirt, and do not take it apart before the part is in your hand and checked.',
  },
  {
    id: 'asked-check-on-arrival',
    asks: [
      'part has come, how do I check it is right before fitting',
      'new one looks slightly different to the old',
      'plug on the new one is another colour',
      'box was open when it arrived',
      'the replacement is lighter than mine',
      'it came without instructions or bolts',
      'what to look at when the parcel arrives',
    ],
    answer:
      'Lay old and new side by side before you fit anything: length, diameter, holes, direction of connectors, number of pins, and the part number or its successor. A different colour or casting is often only a newer version; a different plug, thread or sealing face is not. Look for dents, an open seal and a stale date on rubber or tyres. Photograph any doubt and ring the seller first, because fitted parts are rarely taken back.',
  },
  {
    id: 'asked-local-factor-or-online',
    asks: [
      'motor factors or order online',
      'is halfords or euro car parts ok for this',
      'will the parts shop look it up for me',
      'can I get trade price',
      'where do garages buy theirs',
      'which shop near me would have it',
      'main dealer counter or the local factor',
    ],
    answer:
      'A local factor is the best start: it looks up your registration, has the makes that garages use, and swaps a wrong part the same afternoon. Compare its price with its own website, since the online one is often lower with collection. The dealer is worth the call for trim, keys, seals and odd sensors, and sometimes costs hardly more. A market site comes last, for things that nobody else has.',
  },
  {
    id: 'asked-new-part-faulty',
    asks: [
      'fitted the new one and it is just the same, dud part?',
      'could the brand new part be faulty too',
      'changed it and still does it, was the part bad',
      'new out of the box and does not work',
      'seller says I must have broken it',
      'how likely is it that a new one is dead',
      'replaced already and no difference at all',
    ],
    answer:
      'It happens, mostly with cheap electrical parts, but more often the part was not the cause or its wiring is at fault. Repeat the test that condemned the old one, on the new one, with the same meter: plug, supply, earth, signal. See that the connector clicked home and that no adaptation is needed. If the test condemns the new one too, send the seller the readings and ask for an exchange.',
  },
  {
    id: 'asked-buy-spare-tools-for-part',
    asks: [
      'do I have to buy a special tool to fit it',
      'can I hire the tool instead',
      'is the cheap tool kit on ebay ok for one use',
      'the tool costs more than the part',
      'borrow or buy the puller',
      'who lends tools',
      'only need this tool once',
    ],
    answer:
      'Hire or borrow it if you need it once: tool hire shops, some factors and owners’ clubs lend pullers, locking kits and presses. A cheap set may do for trim, clips and sockets. It is not good enough where it holds energy or sets timing, as with spring compressors, pullers under load and engine locking tools. Add the hire to the price of the part and compare with a garage’s quote before you begin.',
  },
  {
    id: 'asked-garage-parts-make',
    asks: [
      'how do I know which make of part they put on',
      'quote does not say what brand',
      'paid for genuine but got a copy?',
      'can I ask the garage to use a certain brand',
      'they fitted cheap ones and charged for good',
      'is the garage making it up about original parts',
      'want proof of the part they used',
    ],
    answer:
      'Ask before the work and have make and part number on the quote, then the same on the invoice. You may name a make, and most garages will order it. To check afterwards ask for the empty box, or read the number stamped on the part. If the invoice says genuine and something else was fitted, that is not as described: write to them, with a photograph, and ask for the right part or the difference.',
  },
  {
    id: 'asked-buy-before-diagnosis',
    asks: [
      'shall I just order it and see if it helps',
      'part is cheap so why not try it first',
      'is it worth changing it on the off chance',
      'thinking of throwing parts at it',
      'buy now or test first',
      'can I order it today or wait till I am certain',
      'the sensor is only a tenner, gamble?',
    ],
    answer:
      'Test first: the check above takes minutes and costs less than even a cheap part that changes nothing. A guess also hides the trail, because codes are cleared, plugs disturbed and a poor new part may bring a second fault. Ordering early is sensible only where the check points clearly to it, the seller takes it back unused, and you would otherwise lose days.',
  },
];
