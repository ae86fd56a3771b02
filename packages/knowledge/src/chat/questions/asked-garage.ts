import type { CommonQuestion } from '../common-question.ts';

/** What owners ask every day about the garage. Law: of Great Britain. */
export const askedGarageQuestions: readonly CommonQuestion[] = [
  {
    id: 'asked-garage-bad-work',
    asks: [
      'garage did a shoddy job',
      'they left bolts loose',
      'botched repair, what can I do',
      'worse than before I took it in',
      'bodged it and wont answer the phone',
      'do I have to let them try again',
      'work is not good, I want money back',
    ],
    answer:
      'Give them one chance to put it right, in writing, with photographs and a date: work must be done with reasonable care, and repeating it is first at their cost. Do not drive on loose or leaking brakes, steering or wheels to return; let them fetch it. If they refuse or it is unsafe, have another garage write a report before it touches anything. Then ask for a price reduction, through The Motor Ombudsman if they are members.',
  },
  {
    id: 'asked-garage-not-looked',
    asks: [
      'had it a week and not even looked at it',
      'they keep saying tomorrow',
      'car is just sitting in their yard',
      'garage is too busy, should I take it away',
      'no news from the garage',
      'how long is reasonable to wait for them',
      'still have not started on it',
    ],
    answer:
      'Ask for a day on which it will be looked at, by message so that you have it in writing, and say that you will collect it otherwise. Without an agreed date the work must be done in reasonable time. Before you fetch it ask whether it can roll and whether anything was taken apart or owed. A good garage that is full says so; then book, and keep the car at home until that day.',
  },
  {
    id: 'asked-garages-disagree',
    asks: [
      'three garages and three different answers',
      'one says this and the other says that',
      'two mechanics disagree, who is right',
      'second garage found something else',
      'dealer says one thing, my mechanic another',
      'everyone tells me something different',
      'whom to believe of the workshops',
    ],
    answer:
      'Believe the one who can show a measurement: ask each what he tested, what the value was and what it should be. An opinion from the code alone is worth little. Lay the answers beside the check above, which often separates the two. Then ask for the test that proves one right, pay for that hour, and order the part only after it.',
  },
  {
    id: 'asked-mobile-price-all-in',
    asks: [
      'is the mobile mechanic price all in',
      'does he charge call out on top',
      'quote from a mobile guy, what is included',
      'mobile bloke wants paying before',
      'will he take the old part and oil away',
      'can a mobile mechanic do this on my drive',
      'no receipt from the mobile one, ok?',
    ],
    answer:
      'Ask him, by message: call-out, parts with make, labour, VAT, disposal, and what happens if it turns out to be something else. He should name his insurance and the guarantee, and give an invoice. He needs level, hard ground and your permission if it is rented. Jobs with a lift, a press, wheel alignment or calibration belong in a workshop. Pay when it is done and tried.',
  },
  {
    id: 'asked-fast-fit',
    asks: [
      'kwik fit can do it today, any good',
      'fast fit or proper garage',
      'tyre place says I need more bits',
      'halfords can fit it the same day',
      'is a chain place ok for this',
      'walk in place, do they know what they do',
      'quick garage wants to change everything',
    ],
    answer:
      'For tyres, exhausts, batteries, pads, discs and plain suspension parts a fast-fit chain is quick and gives a guarantee; for finding a fault, electrics and engines go to somebody who diagnoses. Ask for the price with everything before they lift it, and to be shown the worn part beside the limit. Extra work can be left for a second opinion, unless what they show you is plainly dangerous.',
  },
  {
    id: 'asked-who-pays-diagnosis',
    asks: [
      'do I pay if they did not find it',
      'paid for diagnosis twice already',
      'is the diagnosis taken off the bill',
      'they charged an hour for plugging in',
      'garage wants money just to look',
      'second garage charges again for the same check',
      'must pay control when no repair?',
    ],
    answer:
      'You pay for agreed time, found or not, so agree beforehand: up to how much, what is tested for it, and whether it comes off the repair. Ask for the results in writing, then the next garage need not begin again. If they fitted a part on their own diagnosis and it was wrong, ask them to take it back or credit the labour, since finding the cause was what you ordered.',
  },
  {
    id: 'asked-independent-keeps-warranty',
    asks: [
      'does an independent garage void my warranty',
      'must I service it at the dealer for the warranty',
      'what is block exemption',
      'dealer says only they may touch it',
      'small garage and makers guarantee, allowed?',
      'will non dealer oil cancel the warranty',
      'can they refuse because I went elsewhere',
    ],
    answer:
      'As a rule an independent garage may service it without ending the maker’s warranty, under what the trade calls block exemption, if it follows the schedule with parts and oil of matching quality and is recorded. Keep itemised invoices with part numbers, oil grade, mileage and date. Damage that the work itself caused is not covered. Warranty repairs themselves go to the dealer, and bought extended warranties have terms of their own.',
  },
  {
    id: 'asked-friend-services',
    asks: [
      'brother in law services it, does the warranty still stand',
      'my mate does my oil, will kia pay',
      'self serviced and now a warranty claim',
      'friend is a mechanic and does it for cash',
      'no stamps because my dad does the services',
      'home servicing and guarantee',
      'I have receipts for oil only',
    ],
    answer:
      'It is a weak position: makers commonly ask for proof by a business, and a service without invoice is easily called missing. Collect what there is: receipts for oil and filters with grade and part number, dates, mileages and photographs, and a signed note from whoever did it. Ask for the refusal in writing with the link to the failed part, because a missed pollen filter explains no broken window motor.',
  },
  {
    id: 'asked-they-found-more',
    asks: [
      'they rang and found more wrong',
      'now it needs twice as much',
      'garage keeps adding things',
      'must I agree to the extra work',
      'is it urgent what they found on top',
      'went in for one thing came out with five',
      'they want yes on the phone right now',
    ],
    answer:
      'You need not agree on the telephone: ask for a photograph or video, the measured value, the price, and which of it is dangerous, which fails an MOT and which can wait. Say which you allow, by message. While the same parts are off, some extras save labour and are honest. Work that you did not authorise need not simply be paid for as if you had ordered it.',
  },
  {
    id: 'asked-garage-keep-car',
    asks: [
      'can they keep my car until I pay',
      'I dispute the bill and they hold the keys',
      'they wont give it back',
      'garage says pay or no car',
      'may I just take it with my spare key',
      'how do I get it back without agreeing',
      'hostage car at the mechanic',
    ],
    answer:
      'They generally may hold it for work that you ordered and they did, so do not fetch it with the spare key. The usual way out is to pay ‘under protest’, write that on the invoice and in an email, take the car and then claim. Pay by card if you can. For work that you did not order, write that at once, and ask Citizens Advice what applies to you.',
  },
  {
    id: 'asked-see-old-part',
    asks: [
      'should I ask to see the old part',
      'they threw the old bits away',
      'prove that it was fitted',
      'looks like the same old one to me',
      'can I have the broken piece',
      'did not change anything I think',
    ],
    answer:
      'Ask for the old part when you book, not afterwards, and have it written on the order; exchange units go back to the supplier, but can be shown or photographed. A new part looks clean, carries a date or batch and stands on the invoice with its number. If you doubt it, let another garage look and write down what it sees before you accuse anyone.',
  },
  {
    id: 'asked-goodwill-refused',
    asks: [
      'dealer refused goodwill',
      'maker will not help with the cost',
      'they say out of warranty tough luck',
      'one month out of warranty and nothing',
      'how do I appeal no goodwill',
      'customer services fobbed me off',
      'is there anyone above the dealer',
    ],
    answer:
      'Write to the maker’s customer service itself rather than the dealer, since goodwill is theirs to give: age, mileage, service record, the report, and what share you ask for. A part that fails far too early may also be a claim against whoever sold you the car, for up to six years in England and Wales if it was a trader and the fault was there from the start. The Motor Ombudsman is free for its members’ customers.',
  },
];
