import type { CommonQuestion } from '../common-question.ts';

/** What owners ask about consumer rights, insurance and breakdown cover. Law: of Great Britain. */
export const rightsAndInsuranceQuestions: readonly CommonQuestion[] = [
  {
    id: 'complain-about-garage',
    asks: [
      'how do I complain about a garage',
      'who do I report a bad garage to',
      'what is the motor ombudsman',
      'can I take a garage to small claims court',
      'does trading standards help with a bad repair',
      'letter before action garage',
    ],
    answer:
      'First in writing to the garage, with the invoice, what is wrong, what you want and a date. If it belongs to The Motor Ombudsman or a trade association, use that free scheme. In England and Wales the small claims court takes cases up to 10,000 pounds, in Scotland simple procedure up to 5,000. Citizens Advice passes cases to Trading Standards. An independent engineer’s report carries weight. If you paid by card, ask the card company too.',
  },
  {
    id: 'bought-privately-fault',
    asks: [
      'I bought it from a private seller and it broke',
      'can I get my money back from a private seller',
      'sold as seen what are my rights',
      'seller lied about the car',
      'bought off facebook and it has a fault',
      'is the previous owner liable',
    ],
    answer:
      'From a private seller in Great Britain there is little: the car must belong to him, match his description and be roadworthy, but it need not be free of faults, and “sold as seen” is the rule. If he said something untrue that made you buy, such as a false mileage or “no faults”, and you can prove it by the advert or messages, you may claim. Save them now. Selling an unroadworthy car for the road is an offence.',
  },
  {
    id: 'finance-car-fault',
    asks: [
      'my car is on finance and it is faulty',
      'can I stop paying the finance if the car is broken',
      'who do I complain to with a pcp car',
      'is the finance company responsible for the repair',
      'lease car broke who pays',
      'hire purchase car rejected how',
    ],
    answer:
      'Do not stop paying, since that marks your credit record and can cost you the car. With hire purchase or PCP in Great Britain the finance company owns the car and answers for its quality, so complain to it as well as the dealer, in writing; after eight weeks or a refusal the Financial Ombudsman is free. On a lease the contract says who pays for what, and repairs often have to be approved first. Wear is yours.',
  },
  {
    id: 'extended-warranty-claim',
    asks: [
      'will my warranty cover this',
      'how do I claim on the extended warranty',
      'warranty company refused my claim',
      'is it wear and tear',
      'does the warranty pay for diagnosis',
      'used car warranty worth anything',
    ],
    answer:
      'Read the list of parts first and ring before anything is taken apart: nearly all aftermarket warranties demand approval beforehand, a service history on time, and have a limit per claim and per hour. Wear, diagnosis that finds nothing and damage from driving on are usually left out. Ask for a refusal in writing with the clause, and complain if it does not fit; insured ones go to the Financial Ombudsman. Your rights against the dealer are separate from it.',
  },
  {
    id: 'goodwill-from-maker',
    asks: [
      'will the manufacturer pay for a known fault',
      'what is a goodwill contribution',
      'it is a common fault should they pay',
      'just out of warranty can I still claim',
      'how do I ask the maker for goodwill',
      'is there a recall for this',
    ],
    answer:
      'Sometimes: makers pay part or all of a known fault shortly after the warranty, most likely with a full service history, low mileage and a dealer’s diagnosis. It is a favour, so ask politely, through the dealer and then customer services, with invoices and the fact that it is known. Look up recalls by registration on the government’s page; those are free whatever the age. Against the seller your legal rights may still run.',
  },
  {
    id: 'insurance-covers-breakdown',
    asks: [
      'will my insurance pay for this repair',
      'does car insurance cover mechanical failure',
      'comprehensive insurance covers what',
      'can I claim the engine on insurance',
      'is it worth claiming or paying myself',
      'does insurance cover wear',
    ],
    answer:
      'No as a rule: car insurance pays for accidents, theft, fire, and often storm, flood and glass, not for wear or mechanical breakdown; for that there are warranties and breakdown insurance. Damage by a pothole or kerb counts as an accident, less the excess and with effect on the no-claims discount, so compare first. Misfuelling is covered by some policies. If a fault caused a crash, the insurer pays and may ask whether the car was roadworthy.',
  },
  {
    id: 'insurance-unroadworthy',
    asks: [
      'am I insured if I drive with this fault',
      'is my insurance void if the car is unroadworthy',
      'would insurance pay if I crash with this',
      'does no mot make my insurance invalid',
      'do I have to inform my insurer about a fault',
      'insurer refuse claim because of worn tyres',
    ],
    answer:
      'Third parties would be paid, but the insurer may cut or refuse your own damage where the fault you knew of helped cause the crash, and most policies ask you to keep the car roadworthy. Driving a dangerous car is an offence besides, with points and a ban possible. A missing MOT does not end the insurance by itself, yet lowers the value paid and looks bad. Faults need not be reported, modifications must. The verdict of this diagnosis decides about driving.',
  },
  {
    id: 'breakdown-cover-join-now',
    asks: [
      'can I join the aa after breaking down',
      'do I have breakdown cover without knowing',
      'can I get recovery without membership',
      'how much does recovery without cover involve',
      'will breakdown cover help at home',
      'how long do I wait before I can use new cover',
    ],
    answer:
      'Yes, you can join on the spot, at a higher price and often with a charge for the first call, and some tariffs exclude a fault from before joining. Look first whether you have cover already: with the car insurance, a packaged bank account, the maker’s warranty after a service, or a finance contract. Help at home is often an extra. Without any, an independent recovery firm can be cheaper over a short way: ask for a fixed price before it sets off.',
  },
  {
    id: 'breakdown-cover-limits',
    asks: [
      'will the breakdown service take my car home',
      'how far will they tow me',
      'will the aa fix it at the roadside',
      'can breakdown service take me to a garage of my choice',
      'does breakdown cover pay for parts',
      'how many call outs do I get',
    ],
    answer:
      'It depends on the level: roadside repair is always in, a tow often only to a near garage or some ten miles, and to a place of your choice only with national recovery. Parts are paid by you. Many limit call-outs in a year, refuse the same fault again if it was not repaired, and set limits for weight, age or trailers. Say at once if a car cannot roll, is automatic, four-wheel drive, electric or low.',
  },
  {
    id: 'stranded-motorway-safety',
    asks: [
      'what do I do if it breaks down on the motorway',
      'should I stay in the car on the hard shoulder',
      'broke down on a smart motorway what now',
      'do I use a warning triangle on the motorway',
      'where should I wait for recovery',
      'car stopped in a live lane help',
    ],
    answer:
      'Leave at the next exit or reach a refuge or hard shoulder if you can, hazard lights on, wheels to the left. Get everybody out by the left doors and behind the barrier, well away from the car, and ring 999 if you stopped in a live lane or feel in danger, otherwise National Highways or your breakdown service. If you cannot get out safely, belt on, hazards on, and call 999. No warning triangle on a motorway. Animals stay inside unless it is an emergency.',
  },
];
