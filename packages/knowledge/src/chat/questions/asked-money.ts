import type { CommonQuestion } from '../common-question.ts';

/** What owners ask every day about insurance, cover and selling. Law: of Great Britain. */
export const askedMoneyQuestions: readonly CommonQuestion[] = [
  {
    id: 'asked-claim-and-premium',
    asks: [
      'will a claim put my premium up',
      'is it worth claiming for this',
      'claim or pay myself',
      'lose my no claims over this?',
      'insurance pays if I claim, but then',
      'should I ring the insurer at all',
      'non fault claim, does it still go up',
    ],
    answer:
      'Usually it goes up for some years, so compare the repair less the excess with what you would pay more at renewal. Wear and breakdowns are not insured anyway; accident, theft, fire, flood and vandalism may be. Accidents mostly have to be reported even if you do not claim, so read your policy. Ask the insurer what a claim would do to no-claims discount before you decide.',
  },
  {
    id: 'asked-excess',
    asks: [
      'what is the excess and who gets it',
      'excess is more than the repair',
      'do I pay the excess if it was not my fault',
      'voluntary and compulsory excess',
      'garage offers to cover my excess',
      'can I get my excess back',
      'franchise of the insurance, how works',
    ],
    answer:
      'It is the part of each claim that you pay yourself, compulsory and voluntary added together, normally to the repairer. If it exceeds the bill, a claim makes no sense. Where another driver was at fault, you claim it back from him or his insurer, often through legal cover. Be wary of a garage that ‘absorbs’ it: the money is in the bill somewhere, and hiding that from the insurer is fraud.',
  },
  {
    id: 'asked-breakdown-which-help',
    asks: [
      'will the aa come for this',
      'will rac fix it at the roadside or only tow',
      'do I have breakdown cover with my bank',
      'called out twice for the same thing',
      'does recovery take me to my own garage',
      'broke down at home, do they come',
      'what do I tell the breakdown people',
    ],
    answer:
      'It depends on your level of cover: help at home, and recovery to a garage of your choice, are often extras. Look at bank account, car insurance and the maker’s warranty, which may include it. Tell them where you stand, whether it rolls, steers and brakes, automatic or electric, passengers, and the lights that are on. A second call for the same fault may be refused if it was not repaired, so keep the report.',
  },
  {
    id: 'asked-warranty-refuses',
    asks: [
      'warranty company wont pay',
      'they say wear and tear',
      'claim refused because of late service',
      'warranty only pays part of labour',
      'they want it stripped before deciding',
      'used car warranty rejected it',
      'how do I fight the warranty refusal',
    ],
    answer:
      'Ask for the refusal in writing with the clause, and let the garage answer it with measurements: what failed, why, and that it was sudden rather than worn. Begin no repair before they approve. Then use their complaints procedure, and after it the Financial Ombudsman if it is an insurance, or The Motor Ombudsman for members. Your rights against the dealer who sold the car stand beside any warranty.',
  },
  {
    id: 'asked-finance-lease-repair',
    asks: [
      'car is on pcp, may I repair it myself',
      'lease car, who pays for this',
      'do I have to use the dealer on finance',
      'will they charge me at hand back',
      'stop paying the finance because it is broken?',
      'hire purchase and it broke down',
      'company car, who do I call',
    ],
    answer:
      'Ring the finance or leasing firm before anyone touches it: the car is theirs, and the contract says who may repair it and with what parts. With a maintenance lease they usually pay for wear; without it you do. Do not stop paying, which harms you. If the fault was there at delivery, write to dealer and finance firm both. Keep every invoice for the return.',
  },
  {
    id: 'asked-write-off-value',
    asks: [
      'insurer wants to write it off',
      'can I keep my car after a write off',
      'offer is too low for a total loss',
      'what is cat n and cat s',
      'is it worth less than the repair',
      'they say uneconomical to repair',
      'how to argue the valuation',
    ],
    answer:
      'You need not take the first offer: send adverts of three like cars with age, mileage and trim, your service record and recent invoices, and ask how they reached theirs. Category S had structural damage, N had none; A and B never return to the road. Often you may keep the car for a deduction, but it stays marked, is worth less, and some insurers decline it. Ask before you accept.',
  },
  {
    id: 'asked-sell-with-fault',
    asks: [
      'what must I tell the buyer',
      'can I sell it as is',
      'sold as seen, does that protect me',
      'do I have to mention the fault when selling',
      'clear the light and sell it?',
      'buyer asked if anything is wrong',
      'advert wording for a car with a problem',
    ],
    answer:
      'Tell him, in the advert and on the receipt: a private seller must describe truly and not mislead, and clearing the light to hide it is deceit that can come back in court. Write what it does, what was found and what the quote is; it protects you and draws fewer hagglers than a discovery on the test drive. A car that is dangerous goes to the trade or on a trailer. Both sign, date, time, mileage.',
  },
  {
    id: 'asked-part-exchange',
    asks: [
      'trade it in with the fault',
      'will the dealer notice when I part ex',
      'px value with engine light on',
      'we buy any car and this problem',
      'fix it before part exchange or not',
      'do I have to tell the dealer in a trade in',
      'swap it for another one as it stands',
    ],
    answer:
      'Answer what they ask truthfully; they test it and read codes anyway, and most forms have you sign for it. A dealer repairs at trade cost, so an expensive fault often costs you less in the price than at a garage, while a cheap one with a light on costs more: that is worth curing first. Get two offers, one of them from a buying firm, with the fault declared in both.',
  },
  {
    id: 'asked-pothole-council',
    asks: [
      'hit a pothole, can I claim off the council',
      'who pays for pothole damage',
      'council refused my claim',
      'bent my wheel in a hole in the road',
      'how do I prove it was the pothole',
      'highways or council, whose road is it',
      'broken spring after a hole in the street',
    ],
    answer:
      'You can claim, from the council or, on motorways and main trunk roads, from the national road authority; GOV.UK leads to the right form. Needed are place, date, photographs with something for scale, taken without standing in traffic, the garage’s report, and two quotes or the invoice. They refuse if they had inspected and did not know of it, so ask for inspection and complaint records of that spot. Report it in any case.',
  },
  {
    id: 'asked-repair-or-scrap',
    asks: [
      'is it worth more as scrap',
      'scrap it or fix it',
      'how do I scrap a car properly',
      'what does the scrapman pay',
      'can I take parts off before scrapping',
      'old car big bill, end of the road?',
      'they offered me money for it as a non runner',
    ],
    answer:
      'Compare the repair, and what else it needs for the next MOT, with what a like car costs you in running order, not with what yours sells for broken. If you let it go, ask two breakers and a buyer of non-runners. Scrap only at an authorised treatment facility, get the certificate of destruction, and tell DVLA on GOV.UK. Take out your things, and delete phone and address data.',
  },
  {
    id: 'asked-tell-insurer-repair',
    asks: [
      'do I have to tell the insurance about this',
      'does driving with the light on affect insurance',
      'will insurance pay if I crash with this fault',
      'must the insurer know about a used part',
      'do repairs count as modification',
      'no mot, am I still insured',
      'insurer asked about the condition',
    ],
    answer:
      'A plain repair with equal parts need not be reported; a change of engine, wheels, suspension or power must be. Driving with a fault that you knew was dangerous is an offence by itself, and an insurer may then reduce or refuse what it pays for your own car. So follow the verdict above, keep the invoice of the repair, and answer what the policy asks truthfully.',
  },
  {
    id: 'asked-price-so-different',
    asks: [
      'why is one quote twice the other',
      'is this quote fair',
      'am I being ripped off',
      'garage price much more than yours',
      'cheapest quote, good or bad',
      'how do I compare two quotes',
      'london price against up north',
    ],
    answer:
      'Compare them line by line: hours, hourly rate, make of part, small parts, fluids, alignment or coding, and VAT. A cheap one often leaves something out, a dear one often has the dealer’s part and rate. If hours differ much, ask which way each means to do it. Take the one who tested and can say why, with a guarantee on both parts and labour in writing.',
  },
];
