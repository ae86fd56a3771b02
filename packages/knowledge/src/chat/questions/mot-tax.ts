import type { CommonQuestion } from '../common-question.ts';

/** What owners ask about the MOT, vehicle tax and SORN in Great Britain. */
export const motAndTaxQuestions: readonly CommonQuestion[] = [
  {
    id: 'mot-early-test',
    asks: [
      'can I take it for an mot before the old one runs out',
      'what happens if it fails but the old mot is still valid',
      'should I get the mot done early',
      'can I drive after a failed mot',
      'does a failed mot cancel the old one',
      'how early can I renew the mot',
    ],
    answer:
      'You may test up to a month less a day before it runs out and keep the date. If it fails, the old certificate runs on in law, but the fail is on record, and a dangerous defect means that the car must not be driven on the road until it is repaired; a major one that makes it unroadworthy can be prosecuted as well. So go early, when there is time for repair, and ask for the fail sheet’s exact wording.',
  },
  {
    id: 'mot-retest',
    asks: [
      'do I pay again for a retest',
      'how long do I have for a free retest',
      'partial retest what is it',
      'can I take the car away for repair elsewhere',
      'can another garage repair it after the mot fail',
      'do I have to let them do the repairs',
    ],
    answer:
      'You may have it repaired where you like. If it stays at the test station, or returns by the end of the next working day for certain items, the retest is free; within ten working days a partial retest costs at most half the fee; later it is a full test. Driving it away after a fail is only allowed if no defect is dangerous and it is roadworthy, with a valid old MOT, or to a booked repair or test.',
  },
  {
    id: 'mot-appeal',
    asks: [
      'can I appeal an mot fail',
      'I think the mot tester is wrong',
      'how do I complain about an mot',
      'mot place failed it to get work',
      'is the mot tester allowed to sell repairs',
      'passed the mot but it is dangerous',
    ],
    answer:
      'Yes: talk to the station first, then appeal to the DVSA on its form within 14 working days of the test, and do not have the failed items repaired before, because they are inspected again; you pay the fee and get it back if you win. A car that passed and should not have can be reported as well, within 28 days, or three months for corrosion. Testers may repair, so councils’ test stations, which do not, are the neutral choice.',
  },
  {
    id: 'mot-advisory-meaning',
    asks: [
      'what does an advisory mean',
      'do I have to fix advisories',
      'mot advisory is it serious',
      'difference between minor major and dangerous',
      'will an advisory fail next year',
      'advisories affect insurance?',
    ],
    answer:
      'It means a pass with a note: the item is near its limit, and nothing has to be done by law at once, though you stay responsible for a roadworthy car. Minor is a defect without danger yet, major fails, dangerous fails and forbids driving. Sort advisories by safety: tyres, brakes, steering and corrosion first, and have them measured at the next service. They are public in the MOT history, which buyers and insurers can read.',
  },
  {
    id: 'drive-without-mot',
    asks: [
      'can I drive to the garage without an mot',
      'my mot has run out can I drive it',
      'is there a grace period for the mot',
      'fine for no mot',
      'can I park on the road with no mot',
      'drive to mot test with no tax',
    ],
    answer:
      'Only to a pre-booked MOT test, or to or from a place of repair of defects found by a test, with insurance and in a roadworthy state; carry the booking. There is no grace period, and without one of these you risk a fine of up to 1,000 pounds. Parking on a public road counts as use too. If this diagnosis says not to drive, have it carried, booked or not.',
  },
  {
    id: 'sorn-during-repair',
    asks: [
      'should I sorn the car while it is off the road',
      'can I get my tax back while it is being repaired',
      'how do I sorn a car',
      'do I need insurance on a sorn car',
      'can I park a sorn car on the street',
      'can I drive a sorn car to the mot',
    ],
    answer:
      'If it will be on private ground for a month or more, it pays: a SORN is free on the government’s site, starts at once or on the first of a month, and whole months of tax come back. It may then not be on a public road, not even parked, and driven only to a pre-booked test, insured. Without a SORN it must be insured even while unused. Keep fire and theft cover all the same. Tax it anew before you drive.',
  },
  {
    id: 'emissions-test-fail',
    asks: [
      'will it pass the emissions test',
      'car failed mot on emissions what now',
      'how do I pass the emissions test',
      'does a hot engine help with emissions',
      'smoke test failed diesel',
      'emissions additive before mot any good',
    ],
    answer:
      'Bring it hot after a proper drive, with fresh oil if due, a clean air filter and no engine light: a cold catalyst fails needlessly. If it failed, ask for the printed values: carbon monoxide, hydrocarbons and lambda on a petrol car, smoke on a diesel, and have the cause found from them, such as a misfire, an air leak or a lambda sensor. Bottles rarely turn a fail into a pass. A removed filter or catalyst fails outright.',
  },
  {
    id: 'report-after-write-off',
    asks: [
      'what is a cat s or cat n car',
      'is my car a write off',
      'can I buy back my written off car',
      'repair costs more than the car is worth insurance',
      'does a category n car need a new mot',
      'insurer offers too little for my car',
    ],
    answer:
      'The insurer decides it, when repair costs more than it wants to pay against the value: Cat S had structural damage, Cat N none, A and B never return to the road. You may often keep an S or N car for less money, repair it and, for S, apply for a new log book. No law asks for a new MOT, yet a check is wise. If the offer is low, send adverts of like cars, then complain to the Financial Ombudsman.',
  },
];
