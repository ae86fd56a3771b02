import type { CommonQuestion } from '../common-question.ts';

/** What nobody can know from here, and what helps instead. */
export const unknowableQuestions: readonly CommonQuestion[] = [
  {
    id: 'when-will-it-fail',
    asks: [
      'when will it fail completely',
      'how many miles until it breaks',
      'how long have I got before it goes',
      'will it last until christmas',
      'can you predict when it will give up',
      'is it going to die soon',
    ],
    answer:
      'Nobody can know that: the same worn part lasts weeks in one car and a year in another, because load, heat, weather and luck decide. What can be known is the state today, from a measurement of play, pressure, thickness or voltage against the limit, and how fast it changed since the last one. Ask the garage for that figure. The verdict of this diagnosis says whether it may be driven, and louder, hotter or more often means bring the date forward.',
  },
  {
    id: 'will-it-happen-tomorrow',
    asks: [
      'will it start tomorrow morning',
      'will the fault still be there tomorrow',
      'will it happen again',
      'is the light going to come back',
      'can I trust it in the morning',
      'will it leave me stranded',
    ],
    answer:
      'I cannot know, and neither can anybody else: faults that come and go depend on temperature, damp, movement and charge. As long as nothing was repaired or explained, count on it coming back. Make yourself independent of it: battery charged, cover in your pocket, another way to get to work, and park where a recovery lorry can reach it. Note when it does and does not happen, since that pattern finds the cause soonest.',
  },
  {
    id: 'who-caused-it',
    asks: [
      'who did this to my car',
      'did the garage break it',
      'did somebody sabotage my car',
      'was it the last owner',
      'did the tyre place cause the damage',
      'can you prove the mechanic did it',
    ],
    answer:
      'That I cannot see from a description: wear, a slip at the last repair and a hand from outside can leave the same traces. What helps is evidence before anything is moved: photographs of the place, the last invoices with dates and mileage, the removed part, and the report of an independent engineer on fresh tool marks, missing bolts or the kind of break. Go to the garage with questions, not accusations. If you suspect a crime, police first, repair later.',
  },
  {
    id: 'did-i-cause-it',
    asks: [
      'did I cause this',
      'is it my fault it broke',
      'was it because I drove it too hard',
      'did I damage it by carrying on driving',
      'should I have noticed earlier',
      'is it because I missed a service',
    ],
    answer:
      'Most probably not: most parts wear by age, miles, heat and salt, and even careful owners meet this. Short trips, missed services, kerbs and driving on with a light lit can hasten some faults, but from here nobody can separate that from wear. More useful is to stop now if the verdict says so, note when it began and what you did since, and be open with the garage about it: it finds the fault faster and does not judge.',
  },
  {
    id: 'garage-price-particular',
    asks: [
      'what will kwik fit charge for this',
      'how much does my local garage charge',
      'what is the hourly rate at the dealer',
      'how much will halfords ask',
      'can you get me a quote from a garage',
      'is that garage cheap',
    ],
    answer:
      'What a certain garage asks only that garage knows: rates differ by region and kind of firm, and the price depends on make of part, rust and what else is found. The range in this diagnosis is for comparing, where it has one. Ring three, give the registration and the job in the same words, and ask for the total with VAT, parts, sundries and guarantee. The hourly rate by itself says little, because the hours differ too.',
  },
  {
    id: 'part-in-stock',
    asks: [
      'is the part in stock',
      'how long will the part take to arrive',
      'where can I get it today',
      'does euro car parts have one',
      'can the garage get it by tomorrow',
      'is there a shortage of this part',
    ],
    answer:
      'I cannot see any stock, and it changes by the hour. A parts factor or dealer answers in a minute if you ring with the registration, the VIN and the part number: ask what is on the shelf, what comes with the next van, and which makes there are. Common wear parts arrive as a rule the same or next day, while body, trim and electronic parts may take longer. Book the garage only when the part is promised.',
  },
  {
    id: 'car-value',
    asks: [
      'what is my car worth',
      'is the car worth repairing',
      'how much would I get for it with this fault',
      'is it worth more than the repair',
      'does this fault lower the value',
      'should I scrap it or fix it',
    ],
    answer:
      'I do not know its value: that hangs on model, miles, history, rust and the day’s market. Look up asking prices for the same age and miles, take off some, and get an online trade offer, once as it is and once as if repaired. Repair makes sense if the car is sound otherwise and would cost more to replace with one as good, even when the bill is near its price. A failing body or a second big job speaks against it.',
  },
  {
    id: 'does-another-fault-hide',
    asks: [
      'could there be something else wrong as well',
      'will they find more problems once they start',
      'what else might break next',
      'is this the only thing wrong with it',
      'will fixing this definitely cure it',
      'can you guarantee this is the fault',
    ],
    answer:
      'Nobody can promise that: a description shows the likely causes and not what has never given a sign, and some wear is only seen with parts off. So agree two things with the garage: they ring with a price before anything more is done, and the repair is tested with the fault’s own conditions. At the same visit have brakes, tyres, leaks and belts looked over, which costs little. If the first repair changes nothing, come back here with what was found.',
  },
  {
    id: 'look-up-my-car',
    asks: [
      'has my exact car had this problem before',
      "can you look up my car's history",
      'can you see my service history',
      'do you know what the last garage did',
      "what is my car's mot history",
      'has the mileage been clocked',
    ],
    answer:
      'I do not see what was done to your car. In Great Britain the government’s free page shows every MOT test by registration, with mileage, fails and advisories, and another page shows recalls. Service records are in the book, with a dealer of the make for cars with digital records, or with the garages on the invoices. A history check for some pounds adds finance, theft and write-offs. Mileage that falls or leaps between tests is the sign of a clocked one.',
  },
  {
    id: 'how-sure-without-seeing',
    asks: [
      'how can you know without seeing the car',
      'are you sure',
      'how accurate is this diagnosis',
      'can you hear it from a recording',
      'would a mechanic say the same',
      'what if you are wrong',
    ],
    answer:
      'I cannot see, hear or measure your car, so what you get is an order of likelihood from what you wrote, no proof. More signs make it better: codes, when it happens, hot or cold, noises, smells, recent work. The checks named with each cause are there to prove or rule it out, and their result counts more than any text, mine included. Where safety is in question I lean to caution. If a mechanic measured something else, believe the measurement.',
  },
];
