import type { CommonQuestion } from '../common-question.ts';

/** What owners ask at the counter, about a quote, and about which job comes first. Law: of Great Britain. */
export const moreQuotesQuestions: readonly CommonQuestion[] = [
  {
    id: 'more-phone-quote-unseen',
    asks: [
      'he priced it over the phone without seeing the car',
      'can they quote blind',
      'online quote, will it hold when I get there',
      'gave me a figure and never looked at it',
      'instant price from a booking website, believe it?',
      'price by telefon, is it final',
    ],
    answer:
      'Treat it as a price for a job, not for your fault: unseen, nobody knows whether that job is what it needs, or how rusty it is. It is useful for comparing one clear job between garages. Before you book, ask what is included, what would make it dearer, and that they ring before going over it. If the cause is not proved yet, book the diagnosis first.',
  },
  {
    id: 'more-complete-or-part',
    asks: [
      'they want to fit the complete unit, only one piece failed',
      'does it really need the whole assembly',
      'could they just change the broken bit inside',
      'why must I pay for the lot when one seal leaks',
      'says it only comes complete',
      'whole thing or repair kit',
    ],
    answer:
      'It depends on whether the failed piece is sold alone, and whether what remains is sound: makers often supply only the assembly, and sometimes the labour makes a new unit the cheaper way. Ask for both prices with guarantee, and whether a repair kit, an exchange or a specialist’s overhaul exists. For brakes, steering and airbags follow what the maker permits, and not what can be patched.',
  },
  {
    id: 'more-all-four',
    asks: [
      'they say all four need doing',
      'one is bad and he wants to change every one',
      'why do the full set when three are fine',
      'do I have to replace them in fours',
      'reckons do the others while we are in there',
      'all the four pieces, is it necessary',
    ],
    answer:
      'Ask for the measured state of each, since that decides: brakes, springs and dampers are done in pairs on one axle, and there is seldom a reason for both axles at once. Plugs of one age are renewed as a set; coils, injectors and sensors only if tested bad, or if labour to reach them is most of the bill. Tyres may have to match on four-wheel drive, as the handbook says.',
  },
  {
    id: 'more-they-all-do-that',
    asks: [
      'dealer says they all do that sir',
      'told me it is a characteristic of the model',
      'normal they said, no action',
      'nothing wrong with it according to them but I feel it',
      'within tolerance apparently',
      'they say is like this from factory',
    ],
    answer:
      'Ask to drive another car of the same model and engine, there and then: if it does not do it, it is no characteristic. Otherwise ask for the maker’s bulletin or the tolerance in writing, with your measured value beside it, and have the complaint recorded with date and mileage, which counts later for warranty. If it concerns brakes, steering, smell or heat, do not be sent away without a test.',
  },
  {
    id: 'more-part-after-part',
    asks: [
      'they keep replacing one thing after another',
      'third part fitted and no better',
      'now they want to try something else',
      'is he just guessing with my money',
      'when do I say stop',
      'parts cannon, what can I do',
      'he change, change, change and nothing',
    ],
    answer:
      'Stop now: before any further part, ask which test shows it to be faulty, the value found and the value expected. List in writing what was fitted, on whose diagnosis and what it changed, and ask them to take back or credit what made no difference. If no test can be named, pay an independent specialist or auto electrician for a diagnosis only, and take that list along.',
  },
  {
    id: 'more-found-nothing-next',
    asks: [
      'garage had it two days and could not find it, what next',
      'no fault found on the bill',
      'they gave it back unrepaired',
      'could not replicate, they wrote',
      'not able to fault it, do I just wait',
      'they found nothing and I still must use it',
    ],
    answer:
      'Ask what was tested, under which conditions and with which values, because that is what you paid for and the next one need not repeat it. Then change the conditions: a cold start after a night, a wet day, a ride with the mechanic on your road, or a recorder on the socket for a week. If it concerns brakes, steering or stalling, do not use it meanwhile merely because nothing was found.',
  },
  {
    id: 'more-broke-while-working',
    asks: [
      'bolt snapped while they worked and I should pay extra',
      'they broke a sensor getting it out',
      'garage says it was rusty and fell apart',
      'clip broke, charged me for a new one',
      'who pays when something gets damaged during the job',
      'they break another piece, my cost?',
    ],
    answer:
      'It depends on why it broke: what was rusted solid and could not be freed with due care is commonly yours to pay, what broke by carelessness is theirs. Ask to see the piece and where it is corroded, and whether they warned you beforehand, as a good garage does on an old car. Extra hours need your consent. Settle it in writing before they go on, and meet in the middle where it is unclear.',
  },
  {
    id: 'more-waiting-on-part-weeks',
    asks: [
      'part on back order and my car is stuck there',
      'been at the garage six weeks waiting for a part',
      'no delivery date from the manufacturer',
      'can I fetch it while the part is coming',
      'they are waiting on germany they say',
      'the piece not arrive, one month already',
    ],
    answer:
      'Ask for the part number, the supplier and the order date, and then ring a dealer and two factors yourself: often another maker’s part, a reconditioned or a used one lies on a shelf. Ask whether the car can be put together and fetched meanwhile, by lorry if it must not be driven. Agree a new date in writing. Under warranty, ask the maker’s customer service about a car for the time.',
  },
  {
    id: 'more-rule-of-value',
    asks: [
      'car worth 1500 and the bill is 900, mad?',
      'is there a rule like half the value',
      'at what point do you walk away from a repair',
      'repair costs more than the car, still sensible?',
      'how do I decide with these two numbers',
      'value is two thousand, fix costs one thousand',
    ],
    answer:
      'There is no fixed rule, and half the value is only a prompt to think. Take three figures: what a like car in good order costs to buy, what yours fetches as it stands, and this repair with everything else due in a year. Repair if the third is clearly less than the gap between the first two, and the body is sound. A car you know is worth something too.',
  },
  {
    id: 'more-old-quote',
    asks: [
      'how long is a quote valid',
      'quoted in spring, now they want more',
      'price went up since I asked',
      'will they hold the price till payday',
      'can they change the price after I booked',
      'offer of last month still good?',
    ],
    answer:
      'As long as it says, or for a reasonable time where it says nothing; before you accept, they may withdraw it or name a new one. Once you have accepted a fixed price, they are bound to it for the work described. So ask for a date on it, and reply by message ‘I accept the quote of this day’. Part prices do move, but the hours of labour should be the same.',
  },
  {
    id: 'more-sundries-line',
    asks: [
      'what are sundries on my quote',
      'consumables and environmental charge, what is that',
      'workshop materials, do I pay for rags',
      'disposal fee on top, genuine?',
      'extra lines with small amounts',
      'shop supplies percentage, is usual?',
    ],
    answer:
      'It is for things used up on your car, such as cleaner, grease, clips, gloves and the disposal of oil or tyres. A small, named amount is usual; a percentage of the whole bill, or a line without explanation, you may question. What counts is whether it was in the price you agreed: if they quoted a total, ask why it comes on top.',
  },
  {
    id: 'more-no-written-quote',
    asks: [
      'he wont put the price in writing',
      'only tells me by word of mouth',
      'says do not worry we will sort the price after',
      'mechanic refuses to name a figure',
      'just get it done and see, he says',
      'want paper with price, he laugh',
    ],
    answer:
      'Then write it yourself: send a message such as ‘As agreed, front pads and discs, this sum including VAT, please ring before anything more’, and ask for a simple yes. Nobody can price an unknown fault, but anybody can name a limit for finding it. Somebody who will not answer even that is best left, since afterwards it is word against word, although the law then allows only a reasonable price.',
  },
  {
    id: 'more-car-in-bits',
    asks: [
      'it is stripped down and now the price has doubled',
      'can I take it elsewhere while it is in bits',
      'they have it in pieces and I cannot afford to go on',
      'engine is out on the bench, do I have a choice',
      'do I pay to have it put back together',
      'already open, they say no way back',
    ],
    answer:
      'You have a choice: ask for the price to finish, the price to put it back together as it was, and the sum due today, all in writing with photographs of what was found. Do not be hurried; a day of thinking costs little. Taking it away in boxes is possible and costs you guarantee and lost parts. Where they should have foreseen it, ask them to share the extra.',
  },
  {
    id: 'more-who-to-ring',
    asks: [
      'who do I even ring for this kind of problem',
      'auto electrician or normal garage',
      'do I want a gearbox specialist or my usual place',
      'bodyshop or mechanic for this',
      'tyre shop or garage, which one deals with it',
      'what sort of workshop is right',
    ],
    answer:
      'Ring the one who does such work every day: an auto electrician for wiring, drains and intermittent faults, a transmission specialist for the inside of a gearbox, a diesel specialist for injectors and pumps, a bodyshop for leaks, doors and damage, a specialist of the make for coding and odd electronics, and a general garage for brakes, suspension, exhaust and service. For recalls and warranty it is the dealer.',
  },
  {
    id: 'more-say-no-politely',
    asks: [
      'how do I say no without falling out with them',
      'want to turn down the work, what do I say',
      'feel bad taking my car away after they looked',
      'do I owe them the job because they found it',
      'they were kind but it is too dear',
      'can I refuse and leave polite',
    ],
    answer:
      'You owe them the agreed diagnosis and no more. Say: ‘Thank you, I will think about it; please give me the finding in writing and the bill for the check.’ Pay that, take the keys and the car as it was. If they call it dangerous, ask them to note what and why, and take that seriously: then it goes on a lorry, or to be repaired there.',
  },
  {
    id: 'more-not-fit-to-leave',
    asks: [
      'they say I cannot drive it away',
      'mechanic refuses to let me leave in it',
      'want me to sign a disclaimer before I take it',
      'garage told me it is unsafe on the road',
      'tester failed it as dangerous, may I go home',
      'they say is too dangerous, do they just want my money',
    ],
    answer:
      'Take it seriously and do not drive it away: somebody who has seen it on a ramp knows more than either of us, and driving a car in a dangerous condition is an offence, whatever paper you sign. Ask to be shown the defect and take a photograph. If you doubt it or want it repaired elsewhere, have it carried there, and let the other garage look before anything is touched.',
  },
  {
    id: 'more-second-quote-cheaply',
    asks: [
      'how do I get another price without paying for diagnosis again',
      'can I send the first quote to a second garage',
      'compare garages without driving round',
      'what do I tell the second one about the first',
      'get three prices with little effort',
      'shopping around, how to go about it',
    ],
    answer:
      'Ask the first for a written finding: code, measured value, part number and hours. Send that to two others with registration and mileage and ask: same job, total with VAT, make of part, guarantee, earliest day. Leave out the first price. If one doubts the finding, hear why, as that is worth more than a lower figure. A car that must not be driven stays where it is meanwhile.',
  },
  {
    id: 'more-order-of-jobs',
    asks: [
      'got a list of six jobs, what order',
      'which of these would you do first',
      'can only do one this month, which',
      'put my repairs in order of importance',
      'long list from the mot, where do I begin',
      'many faults and little money, what is before what',
    ],
    answer:
      'First what can hurt somebody: brakes, steering, tyres, suspension joints, fuel leaks, fumes, airbags and belts, lights. Second what ruins something dearer: oil and coolant loss, overheating, misfires, timing drive. Third what leaves you stranded: battery, charging, starting, clutch. Fourth what the MOT wants by its date. Comfort and looks come last. Jobs that share the same labour go together.',
  },
  {
    id: 'more-what-must-not-wait',
    asks: [
      'what absolutely cannot be left',
      'which faults mean do it now no matter what',
      'what should I never put off even if skint',
      'red line, what is it',
      'which ones are dangerous to leave',
      'what must be made immediately',
    ],
    answer:
      'These do not wait: a soft or sinking brake pedal, grinding brakes or lost fluid, play or stiffness in the steering, a bulging or cut tyre, a loose wheel, a smell of fuel or exhaust inside, a red oil or temperature warning, a burning smell, and an airbag or belt that does not work. With most of them the car stands still until it is repaired. What your own fault allows, the verdict above says.',
  },
  {
    id: 'more-what-can-wait',
    asks: [
      'which of it can safely be put back till next month',
      'what is just nice to have',
      'what could I leave until the next service',
      'is any of this cosmetic',
      'garage list, which bits are not urgent',
      'what is possible later to repair',
    ],
    answer:
      'As a rule comfort, looks and slight seepage wait: trim rattles, air conditioning, a slow window that is shut, a misted damper, surface rust, a service item a few weeks over. Ask of each point: does it touch brakes, steering, tyres, heat, fuel or seeing and being seen? If it does not, and does not grow, it goes on a list with a date. Look again monthly, and move up what gets worse.',
  },
  {
    id: 'more-do-jobs-together',
    asks: [
      'worth doing two jobs in one visit',
      'will they charge less if I have it all done together',
      'what else should I have done while it is apart',
      'save labour by combining?',
      'same bolts come off for both, pay twice?',
      'if they have open anyway, what more',
    ],
    answer:
      'It saves money where both jobs need the same parts off: belt with water pump, clutch with its cylinder and seal, strut with mount, discs with pads, all of them with one alignment. Ask for the hours of the second job ‘with the first already apart’; paying the full time for both is paying twice. Jobs in different places save only the journey, so those can be spread over months.',
  },
  {
    id: 'more-how-long-like-that',
    asks: [
      'how long has it been like that',
      'must have been wrong for ages, right?',
      'can they tell when it started',
      'was it already like this when I bought it',
      'did the last mot miss it',
      'since when is it broken',
    ],
    answer:
      'Only roughly, from traces: fresh metal, clean drips and sharp edges are recent, while rust in a crack, thick grime, a deep groove or uneven tyre wear take months. Stored codes may carry a mileage. Old MOT advisories, invoices and photographs date it further. If it matters for a claim against a seller or garage, have an independent mechanic write it down before the part is thrown away.',
  },
  {
    id: 'more-mot-with-this',
    asks: [
      'will it scrape through the mot like this',
      'mot is due next week, get this done first?',
      'would a tester even notice',
      'is this a fail or an advisory',
      'take it for the test and see what they say?',
      'does this count at the inspection',
    ],
    answer:
      'It depends on what the tester can see or measure: brakes, steering, suspension play, tyres, lights, belts, leaks of fuel, smoke, emissions and certain warning lights count, while most comfort faults do not. The official inspection manual on GOV.UK names the reasons. If it is a likely fail, repair it first, because a test found ‘dangerous’ forbids driving it away. A pass would not mean that the fault is harmless.',
  },
  {
    id: 'more-friend-kept-driving',
    asks: [
      'my pal drove years with the same and nothing happened',
      'uncle says carry on, it will outlast you',
      'everyone drives with that light on',
      'workmate says they worry you for nothing',
      'bloke in the pub ignored his for ages',
      'cousin had this and never repaired it',
    ],
    answer:
      'That it went well for him says nothing about yours: you hear from those who were lucky, and his may have been another fault with the same light or noise. Ask what exactly was found on his, and whether anybody measured it. Go by the check on your own car and by the verdict above. If the worst that can happen is a brake, a wheel or a fire, luck is no plan.',
  },
  {
    id: 'more-video-looks-easy',
    asks: [
      'lad on youtube did it in ten minutes',
      'the video makes it look dead simple',
      'tiktok hack for this, legit?',
      'clip shows it without taking anything off',
      'found a tutorial for another year of mine, near enough?',
      'in film he not use jack stands, must I',
    ],
    answer:
      'Count on three times as long, and on rust that the film does not have: it is cut, the car is often younger or from a dry country, and the safety steps are left out. Check that engine, year and side match yours, and read the comments for what went wrong. Use stands, new seals and the maker’s torque even if he does not. For brakes, airbags, fuel and high voltage a video is no guide.',
  },
  {
    id: 'more-cheap-oil-or-additive',
    asks: [
      'did the cheap oil cause this',
      'I poured an additive in and then it began',
      'could injector cleaner have done harm',
      'bargain oil from the market to blame?',
      'put the wrong grade in last month, is that why',
      'bottle of treatment made it worse',
    ],
    answer:
      'Cheap oil seldom harms if the bottle names the grade and the approval that your handbook asks for; a wrong one can, above all with a particulate filter, a timing belt in oil or a variable valve drive. A cleaner may loosen dirt for a while, but a sealer or thickener can block narrow passages. Keep the bottle, tell the garage the date and amount, and have the oil changed if it was wrong.',
  },
  {
    id: 'more-driving-style',
    asks: [
      'is it the way I drive',
      'do I ride the clutch too much',
      'could heavy right foot bring it on',
      'labouring in high gear, does that do damage',
      'how should I drive to make it last',
      'left foot on the pedal all day, bad habit?',
    ],
    answer:
      'It can hasten wear, though it is rarely the only cause: a foot resting on the clutch wears its bearing, pulling hard from low revs strains flywheel and mounts, only short runs soil diesels and spark plugs, and kerbs bend what points the wheels. Warm it up gently, change down instead of labouring, and give it a longer run now and then. None of that repairs what has failed already.',
  },
];
