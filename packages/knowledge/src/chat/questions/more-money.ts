import type { CommonQuestion } from '../common-question.ts';

/** What owners ask about warranties, insurance, buying and selling. */
export const moreMoneyQuestions: readonly CommonQuestion[] = [
  {
    id: 'more-warranty-reported-before-end',
    asks: [
      'told the dealer about it before the warranty ran out but they found nothing',
      'warranty ends next week and the fault only comes now and then',
      'complained within the guarantee, failed just after, who pays',
      'how do I get an intermittent fault on record before my warranty expires',
      'does it count if I reported it while still under warranty',
      'three weeks of warranty left, what should I do about it',
    ],
    answer:
      'Report it in writing before the last day, and get a job card or an email that names the symptom, the date and the mileage. A fault that was reported in time and not cured is normally still treated as a warranty case afterwards, whatever they found that day. Add video, the codes with their freeze-frame data and a log of when it happens. Do not let anybody clear codes first, and do not cancel the appointment because it behaves today.',
  },
  {
    id: 'more-goodwill-months-after',
    asks: [
      'two months out of warranty, do I have any chance',
      '500 miles over the warranty limit when it broke',
      'warranty finished in august and now this, will they help',
      'how do I ask for goodwill the right way',
      'what share do makers pay as goodwill',
      'is it worth asking for a contribution just after the guarantee',
      'car 3 years and 1 month, gearbox broke, pay myself?',
      'my warranty ran out last month and now it breaks',
      'just out of warranty, will the manufacturer help',
    ],
    answer:
      'Ask before anything is repaired, because goodwill is worth most just outside the warranty and is hardly ever paid afterwards. Have the dealer diagnose it and send the request, then write to the maker’s customer service as well, with service invoices, mileage and a plain sentence about what you expect. A full history, one owner and a known fault help. An offer often splits parts and labour, so ask what you would still pay before you agree.',
  },
  {
    id: 'more-goodwill-already-repaired',
    asks: [
      'already paid for the repair, can I claim it back from the maker',
      'recall came out after I paid for the same fault',
      'independent fixed it, will the manufacturer refund me now',
      'found out it was a known fault, do I get a refund',
      'extended warranty announced by the maker after my repair',
      'can goodwill be paid later',
    ],
    answer:
      'Sometimes: when a maker starts a recall or lengthens its warranty for a certain part, earlier bills for that same repair are often refunded, though ordinary goodwill is rarely given afterwards. Send a copy of the invoice, proof of payment, the mileage and, if you have them, photographs of the old part, and quote the name of the campaign. An invoice that states the cause and part number counts for far more than one that says ‘repair’.',
  },
  {
    id: 'more-warranty-transfer',
    asks: [
      'does the manufacturer warranty pass to me as second owner',
      'bought it used, is the maker’s guarantee still running',
      'does the warranty start when I bought it or when it was registered',
      'can I find out whether my car still has warranty left',
      'is the dealer’s used car warranty transferable when I sell',
      'warranty of an imported car, does it hold here',
    ],
    answer:
      'The maker’s warranty normally belongs to the car and runs from first registration or delivery, so a second owner has what is left. A dealer can look up the end date and any conditions by the chassis number. Some long warranties depend on each service being done on time, and are shorter for taxis or hire cars. Warranties sold by a trader or insurer are different: many end with a sale, or need a transfer form within days.',
  },
  {
    id: 'more-warranty-on-repair',
    asks: [
      'how long is a garage repair guaranteed',
      'part they fitted eight months ago has gone again, free?',
      'is there a warranty on the work itself',
      'same repair failed at 13 months',
      'garage I used has shut, who honours the guarantee on the part',
      'is the guarantee on parts valid at another branch',
    ],
    answer:
      'Most garages give twelve months on parts and labour, and the invoice or their terms should say so; national chains usually honour it at each branch. Beyond that the law still asks for reasonable care and parts of satisfactory quality, so a repair that lasts far too short a time may be claimed after the year as well. Go back to the garage that did it first. If it has closed, the part’s maker may still help with the dated invoice.',
  },
  {
    id: 'more-service-stamp-value',
    asks: [
      'no stamps in the book but I have all the invoices, good enough',
      'service book lost, how do I prove the history',
      'can I stamp the book myself',
      'garage forgot to stamp my service book',
      'independent cannot enter the digital service record, problem?',
      'someone sells blank stamped service books',
    ],
    answer:
      'Invoices are better proof than stamps, because they show date, mileage, oil and parts. Keep them together, and ask each garage for a copy of what it has on its computer. Many independents can enter services in the maker’s digital record if they are registered there, so ask before you book. Never stamp a book as somebody else or buy a filled one: that is fraud once you sell, and the MOT mileages betray it.',
  },
  {
    id: 'more-warranty-service-late',
    asks: [
      'service was 900 miles late, is my warranty dead',
      'missed the date by six weeks because of illness',
      'dealer rejects the claim since a service was late',
      'does one late oil change end the whole guarantee',
      'used non genuine oil filter, can they refuse',
      'they say the wrong oil was used so no claim',
    ],
    answer:
      'A late service does not by itself end every warranty: many makers allow a margin, and a refusal should rest on what the lateness did to that very part. An oil matter may well count against an engine, hardly against a window motor. In Britain parts of matching quality and an independent garage are no ground for refusal either. Ask for the reason in writing with the clause, then go to the maker and The Motor Ombudsman.',
  },
  {
    id: 'more-insurance-wear-tear',
    asks: [
      'does fully comprehensive insurance pay for a worn out engine',
      'insurer says it is wear and tear',
      'can I claim a mechanical failure on my car insurance',
      'what is wear and tear in a claim',
      'brakes failed and I hit a wall, what does insurance cover',
      'they deduct for betterment on my claim',
    ],
    answer:
      'Car insurance pays for sudden damage, such as a crash, fire, theft or flood, not for parts that wear out or break by themselves. If a worn part caused a crash, the crash damage is usually covered but not the part, provided that the car was kept roadworthy, and they may ask for proof. ‘Betterment’ means that new parts replaced half-worn ones and you pay the difference; ask how it was worked out, and complain if it is unreasonable.',
  },
  {
    id: 'more-insurance-own-garage',
    asks: [
      'can I choose my own garage for an insurance repair',
      'must I use the approved repairer of my insurer',
      'insurance wants to fit used or copy parts',
      'not happy with the repair the insurer arranged',
      'insurers bodyshop is an hour away',
      'who guarantees the repair after an accident claim',
    ],
    answer:
      'You may usually ask for your own garage, but many policies then add an excess, give no courtesy car, or limit what they pay per hour, so read the clause first. An approved repairer’s work is guaranteed through the insurer, often for years. Matching-quality or recycled parts are allowed by some policies; ask before work starts. If the result is poor, let the insurer inspect it, then use its complaints procedure and the Financial Ombudsman.',
  },
  {
    id: 'more-insurance-courtesy-car',
    asks: [
      'does my insurance give me a courtesy car while mine is repaired',
      'no courtesy car because mine is a write off',
      'claims company offers me a free hire car after the crash',
      'is my courtesy car insured under my own policy',
      'what is credit hire and is it a trap',
      'insurance courtesy car only for accidents or breakdown as well',
    ],
    answer:
      'Most comprehensive policies lend a small car only while their own repairer mends an insured accident, and not for a breakdown, a theft or a write-off, unless you bought that extra. A ‘free’ hire car from a claims firm is credit hire: the other driver’s insurer is meant to pay, and if it refuses you may be asked. So speak to your own insurer first, read what you sign, and ask who insures the car and what its excess is.',
  },
  {
    id: 'more-insurance-business-use',
    asks: [
      'do I need business insurance to visit customers',
      'is driving to the station commuting for the insurance',
      'delivering parcels with my own car, am I covered',
      'can I use my car for work errands on social insurance',
      'working at two sites, which class of cover',
      'pizza delivery insurance, is mine good enough',
    ],
    answer:
      'Ordinary ‘social, domestic and pleasure’ does not cover work: driving to one regular workplace, or to the station on the way there, needs commuting, several sites or visits to customers need business use. Carrying goods or people for payment needs courier or taxi cover, and then nearly every private policy excludes it. Ring the insurer before the first trip; the change is often small. Without it you may count as uninsured, which brings points and a seized car.',
  },
  {
    id: 'more-insurance-other-drivers',
    asks: [
      'can my mechanic test drive my car on his insurance',
      'am I insured to drive my mates car',
      'lending my car to my sister for a day, cover?',
      'does comprehensive let me drive any car',
      'short insurance for one day to fetch a car',
      'son home for the weekend wants to borrow it, insured or not',
    ],
    answer:
      'Never assume it: ‘driving other cars’ is on few policies today, is third-party only, and stands on the certificate if you have it. A garage needs its own motor trade cover, so ask. For a friend or child take temporary cover by the hour or day, or have the person added. A car that you have just bought needs its own policy before you drive it away, as it is yours from that moment. Being uninsured means points and perhaps a seized car.',
  },
  {
    id: 'more-insurance-animal-strike',
    asks: [
      'hit a deer, does insurance pay',
      'ran over a dog, do I have to report it',
      'badger wrecked my bumper, what to do',
      'struck a sheep on the moor',
      'I killed a cat with the car, must I tell the police',
      'animal ran out, car seems ok, what should I look at',
      'hit a deer on the way home',
      'deer ran into the side of my car',
    ],
    answer:
      'Stop somewhere safe with the hazard lights on, and ring the police for a dog, horse, cattle, sheep, pig, goat or donkey: those must be reported, a deer that lies in the road should be. Do not go near an injured deer. Comprehensive cover normally pays, less the excess. Before you go on, look for leaks, loose panels, rubbing tyres, broken lights and a bonnet that still latches. If coolant runs out, or anything is loose, have it recovered.',
  },
  {
    id: 'more-insurance-parked-hit',
    asks: [
      'someone hit my parked car and drove off',
      'dent in the supermarket car park, no note',
      'who pays if the other driver is unknown',
      'do I lose my no claims for a hit and run',
      'they left a wrong number after scraping my car',
      'can I get the cctv of the car park',
    ],
    answer:
      'Photograph everything, ask neighbours and the shop at once to keep their camera recordings, and report it to the police and your insurer; many policies want to know even if you do not claim. With nobody to blame you claim on your own policy with the excess, and the no-claims discount often suffers unless it is protected. Some policies and the Motor Insurers’ Bureau help in certain cases. Get a repair estimate first, as a small scrape may be cheaper without a claim.',
  },
  {
    id: 'more-breakdown-cover-misfuel-key',
    asks: [
      'does the aa come if I put the wrong fuel in',
      'is a flat tyre covered without a spare wheel',
      'breakdown cover for lost keys',
      'third callout for the same fault, they refuse',
      'does my cover work at home',
      'rac will only take me to the nearest garage',
      'recovery for my caravan or trailer included?',
    ],
    answer:
      'It depends on the level that you bought: home start, recovery to any place and onward travel are usually extras, and wrong fuel, keys and a missing spare are often separate or charged. Most refuse a second call for a fault that you have not had repaired, so keep the invoice as proof. Caravans have length and weight limits. Look at your policy in the app now rather than on the hard shoulder, and say at once if children are with you.',
  },
  {
    id: 'more-buy-high-miles',
    asks: [
      'is 120,000 miles too many for a used car',
      'would you buy one with 140k on the clock',
      'low mileage old car or high mileage young car',
      'motorway miles, are they really better',
      'how many miles a year is average',
      'only 20,000 miles in ten years, a bargain or a trap',
      'used car with 130k miles, is that ok',
      'is high mileage a problem when I buy',
    ],
    answer:
      'It is not too many by itself: a five-year-old motorway car with every invoice is often the better buy than one that did 3,000 miles a year in town. Look at what falls due at that mileage, such as timing belt, clutch and flywheel, dampers, gearbox oil and particulate filter, and take off what has not been done. Start it from cold, compare the MOT mileages, and be wary of a very low figure with worn seat and pedals.',
  },
  {
    id: 'more-buy-ex-fleet',
    asks: [
      'should I avoid an ex rental car',
      'is an ex taxi worth the low price',
      'six previous owners, does it matter',
      'ex company fleet car with high miles, good idea',
      'ex demonstrator, was it thrashed',
      'former driving school car, clutch shot?',
      'how many keepers is too many',
    ],
    answer:
      'Fleet and hire cars are mostly serviced on time and can be sound; look harder at kerbed wheels, tyres, clutch and the cabin. Taxis and driving-school cars have lived a hard life in town, so price in clutch, suspension and, with a taxi, the whole engine. Many keepers in a short time are the worse sign: ask why each let it go. Some makers shorten the warranty of such cars, so have the end date confirmed.',
  },
  {
    id: 'more-buy-inspection',
    asks: [
      'is a pre purchase inspection worth the money',
      'who can look over a used car for me before I pay',
      'what should I do on the test drive',
      'buying a used car and I know nothing about engines',
      'can I ask for the engine to be cold when I come for a viewing',
      'seller will not allow an inspection',
    ],
    answer:
      'It is usually worth it for any car that would hurt to lose: a mobile inspector or a local garage with a ramp sees leaks, rust and stored codes that you cannot. Ask for a cold engine, start it yourself, and drive at least twenty minutes in town and at speed: steering straight, brakes even, every gear, every button. Do the history and finance check first, as it costs less. A seller who refuses an inspection has answered your question.',
  },
  {
    id: 'more-buy-cheap-with-fault',
    asks: [
      'should I buy one cheap with a known fault and fix it',
      'seller says it is only a sensor',
      'spares or repair advert, what does that mean for me',
      'buy a non runner and repair it, sensible?',
      'advert says easy fix, why has he not done it',
      'engine light on at the viewing, walk away or haggle',
    ],
    answer:
      'Treat ‘easy fix’ as the seller’s hope: if it were a cheap sensor, he would have fitted it and asked for more. Read the codes yourself, price the worst plausible cause instead of the mildest, and pay what the car is worth less that sum. ‘Spares or repair’ leaves you next to no comeback, and it has to be carried away, not driven. A car that cannot be driven or warmed up hides its other faults as well.',
  },
  {
    id: 'more-buy-deposit',
    asks: [
      'should I send a deposit to hold the car',
      'advert looks too cheap, scam?',
      'seller wants bank transfer before I see it',
      'how do I pay safely for a private car',
      'can I get my deposit back from the dealer',
      'seller offers to deliver it if I pay first',
    ],
    answer:
      'Pay nothing for a private car that you have not seen at the address on the V5C: deposit and delivery stories are the commonest fraud. When all fits, make an instant bank transfer while you stand beside the car, check the name, and take logbook section, keys and a signed receipt. A dealer’s deposit goes on a card, with a written line on when it is returned. If you change your mind, how much he may keep depends on his real loss.',
  },
  {
    id: 'more-sell-sold-as-seen',
    asks: [
      'buyer wants his money back a week after I sold it',
      'does sold as seen protect me',
      'sold my car privately and the gearbox broke on the way home',
      'buyer threatens court over a fault I did not know of',
      'what should I write on the receipt when I sell',
      'am I liable after a private sale',
    ],
    answer:
      'A private seller owes a car that matches the description and is his to sell, not one without faults, so an unknown failure afterwards is mostly the buyer’s risk. ‘Sold as seen’ adds little and does not cover a lie, a hidden fault or an unroadworthy car. Keep the advert, your messages and a receipt signed by both, with mileage and the faults that you told him of. Answer claims calmly and in writing. A trader can never shelter behind those words.',
  },
  {
    id: 'more-sell-clear-light',
    asks: [
      'clear the codes before I sell so the light is off',
      'can I erase the engine light and part exchange it quickly',
      'how long will the light stay away after clearing, long enough to sell',
      'buyer will not notice if I reset it first',
      'garage offered to switch the light off for the sale',
      'seller cleared the codes before I came, how do I tell',
    ],
    answer:
      'Do not hide a known fault: clearing codes or covering a light to sell is misrepresentation, and the buyer can claim the repair or undo the sale. It is easily found as well, since the readiness monitors show that memory was wiped a few miles ago. Say what it is, show the diagnosis and a quote, and take that sum off. As a buyer, plug in a reader: several monitors ‘not ready’ on a warm, used car call for an explanation.',
  },
  {
    id: 'more-sell-online-buyer',
    asks: [
      'will webuyanycar take it with a fault',
      'online valuation dropped by a lot when they saw it',
      'how do I stop the car buyer knocking the price down',
      'sell to a dealer or privately with this problem',
      'repair it first or sell it as it is',
      'sell it without an mot, possible?',
    ],
    answer:
      'They take nearly anything, but the online figure assumes a faultless car, and a warning light or a missing MOT is deducted at their own generous estimate. Enter the fault beforehand, bring the diagnosis with a written quote, and get two or three offers on one day. A small repair, a wash, both keys and a long MOT usually pay for themselves; a big repair seldom does. You may sell a car without an MOT, but it may then be driven only to a booked test, and only if it is roadworthy.',
  },
  {
    id: 'more-invoice-log-worth',
    asks: [
      'do I need to keep old garage invoices',
      'how long should I keep receipts for parts',
      'is a log of my own repairs worth anything to a buyer',
      'work paid in cash without a receipt',
      'does a diy entry in the log count as service history',
      'what use is the paperwork of a car',
      'lost the receipt, can I still claim on the part',
    ],
    answer:
      'Keep them as long as the car: an invoice is your proof for the guarantee, a claim against the garage, goodwill, an insurer and the next buyer. Your own log counts too if it has dates, mileages, photographs and receipts with part numbers, though some buyers rate it lower than a garage’s. Photograph thermal receipts, as they fade within a year or two. A bank statement may prove a purchase where the receipt is lost; cash without one proves nothing.',
  },
];
