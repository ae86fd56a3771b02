import type { CommonQuestion } from '../common-question.ts';

/** What owners ask every day besides: replacement cars, the same day, small habits. */
export const askedEverydayQuestions: readonly CommonQuestion[] = [
  {
    id: 'asked-loan-car',
    asks: [
      'do I get a car while they have mine',
      'free loan car or do I pay',
      'what if I scratch the courtesy car',
      'how do I get to work while it is in',
      'garage has no replacement car',
      'am I insured on the loaner',
      'need wheels while it is off the road',
    ],
    answer:
      'Ask when you book, because there are few and the date often hangs on one. Ask also about insurance, excess, age limit, fuel and mileage, and photograph it all round before you drive off. A loan car is a favour of the garage unless warranty, lease or insurance promises it, so look there first. Without one ask for a lift, or for the job to be done in one day with the parts already there.',
  },
  {
    id: 'asked-same-day-repair',
    asks: [
      'can they do it today while I wait',
      'drop off at eight, back by five?',
      'why does a two hour job take two days',
      'do I need to leave it overnight',
      'could I sit there until it is done',
      'is it a wait in the shop job',
      'how do I get it done fastest',
    ],
    answer:
      'It depends more on the part and the ramp than on the work: ring with registration, chassis number and the finding, so that the part lies there before the car comes. Ask for the first place in the morning and whether it must cool down or be tried cold. A fault that still has to be found cannot be promised for a day. Leave a telephone number and a limit for the cost.',
  },
  {
    id: 'asked-garage-ordered-wrong-part',
    asks: [
      'garage ordered the wrong part',
      'they fitted a part I did not need',
      'wrong bit came and now it is off the road longer',
      'who pays when the garage got the part wrong',
      'they guessed and it was not that',
      'charged me for a part that changed nothing',
      'paid for parts and it is just the same',
    ],
    answer:
      'A part that they ordered wrongly is theirs to exchange, and the lost time is not on your bill. If they fitted one on their own diagnosis and nothing changed, ask for the test that led to it, and for part and labour to be credited or set against the next step. If you asked for that part yourself, they did what you ordered, and you pay.',
  },
  {
    id: 'asked-petrol-spray-start',
    asks: [
      'can I spray easy start in it',
      'a squirt of start spray to get it going',
      'ether in the intake, ok?',
      'brake cleaner into the air filter to start it',
      'will cold start spray harm a diesel',
      'use carb cleaner to see if it fires',
      'neighbour says spray something in',
    ],
    answer:
      'Do not: start spray burns before its time and can crack pistons or rings, in a diesel with glow plugs or an intake heater it can explode in the pipe, and brake cleaner in heat makes poisonous gas. That it fires would tell you only that fuel is missing, which a code, a pressure reading or the sound of the pump tells without harm. Crank in short goes with pauses, and do the check above.',
  },
  {
    id: 'asked-push-start',
    asks: [
      'can I bump start it',
      'push start down the hill',
      'will a tow start work',
      'roll it and drop the clutch',
      'is bump starting bad for the cat',
      'can an automatic be push started',
      'start it with a push, which gear',
    ],
    answer:
      'Only a manual with a weak battery may be tried, on a level, empty place, with ignition on and second gear; an automatic, a hybrid or an electric car cannot be started that way at all. Do not roll it down a hill: without the engine brakes and steering are heavy. Not with a misfire, as unburnt petrol ruins the catalyst, nor with a suspect timing belt. A booster pack is kinder to everything.',
  },
  {
    id: 'asked-photo-before-apart',
    asks: [
      'how do I remember where everything goes',
      'took it apart and forgot the order',
      'which way round did it go',
      'best way to keep track of screws',
      'forgot to take pictures first',
      'how was the hose routed',
      'plugs look the same, which goes where',
    ],
    answer:
      'Photograph each stage from two sides before you touch it, and push the screws into a piece of card on which you draw the part. Mark plugs and hoses with numbered tape. If it is too late, the other side of the car, a like car, or a drawing in a parts catalogue shows it; hoses keep the shape of their old run. Do not start the engine on a guess about hoses or plugs.',
  },
  {
    id: 'asked-tight-plug-connector',
    asks: [
      'connector will not come off',
      'cannot get the plug undone',
      'how does this clip release',
      'broke the tab on the connector',
      'plug is stuck solid',
      'which bit do I press to unplug it',
      'is it squeeze or slide',
    ],
    answer:
      'Ignition off, then push the plug in first, release the catch, and pull on the body, never on the wires. Many have a coloured slide that must come out before the tab can be pressed, some a lever. Look with a mirror or the phone. A broken tab may be held with a cable tie round the plug until it is renewed. Leave yellow plugs, which are airbags, and orange ones, which are high voltage.',
  },
  {
    id: 'asked-after-repair-check',
    asks: [
      'finished, how do I test it worked',
      'what to check after I fitted it',
      'how far should I drive to be sure it is cured',
      'is there anything to do after the repair',
      'when can I say it is fixed',
      'first drive after, what to watch',
      'do I clear the code now',
    ],
    answer:
      'Repeat the check that condemned the old part: it must now pass. Before the first drive look for tools, leaks and loose plugs, pump the brake pedal if brakes were touched, and let the engine idle while you look beneath. Clear the code after noting it, make a short test run near home under the conditions of the fault, read again, and look once more for leaks. Wheel nuts are checked again as the handbook says.',
  },
  {
    id: 'asked-light-off-itself',
    asks: [
      'light went out by itself, am I fine',
      'came on once and gone now',
      'no warning today, still do the repair?',
      'do I cancel the garage now the light is off',
      'symptom vanished, ignore it?',
      'has it cured itself',
      'was on yesterday and not this morning',
    ],
    answer:
      'It has rarely cured itself: the car puts a light out when the test passed some times, and the code mostly remains stored. Read it now, while the freeze frame is there, and note weather, speed and fuel of that day. Keep the appointment if brakes, steering, oil pressure, airbags or heat were meant. For the rest do the check above, and watch whether it returns in the same conditions.',
  },
  {
    id: 'asked-ask-the-price-first',
    asks: [
      'how do I ask for a quote without getting stung',
      'what do I say on the phone to the garage',
      'estimate or quote, which is binding',
      'can I set a limit to the bill',
      'they wont give a price before seeing it',
      'how do I keep the cost under control',
      'do I sign the job sheet',
    ],
    answer:
      'Say what the car does, ask what finding the cause costs, and set a sum beyond which they must ring you, all by message. A quote is a fixed price for described work; an estimate may move, though not without reason. No honest garage can price an unseen fault, but it can price the first hour. Read the job sheet before you sign, and strike out ‘any work required’.',
  },
  {
    id: 'asked-first-time-diy',
    asks: [
      'never fixed a car before, can I manage this',
      'total beginner, should I try',
      'how hard is it out of ten',
      'what if I get stuck half way',
      'I can change a bulb but that is it',
      'is it a good first job',
      'how do I know it is beyond me',
    ],
    answer:
      'Begin with the check rather than the repair: it shows whether you reach the place and how tight things are. Read the guide to the end, have part, tools and twice the time, and a day on which you need no car. Brakes, steering, fuel, airbags and high voltage are not a first job. Decide beforehand where you would stop, and have the number of a mobile mechanic for that point.',
  },
];
