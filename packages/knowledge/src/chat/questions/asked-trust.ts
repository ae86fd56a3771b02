import type { CommonQuestion } from '../common-question.ts';

/** What owners ask every day about how far a diagnosis can be trusted. */
export const askedTrustQuestions: readonly CommonQuestion[] = [
  {
    id: 'asked-tell-from-video',
    asks: [
      'can you tell from a video',
      'if I send you a photo would you know',
      'I recorded the noise, can you listen',
      'can I upload a picture of it',
      'would a clip help you',
      'look at this photo please',
      'I have filmed it on my phone',
    ],
    answer:
      'No, I cannot see or hear it here: I work from what you answer and measure. The video is still worth making, because a mechanic learns a great deal from thirty seconds with the sound, the dashboard in view and the engine cold. Describe it to me in words instead: what kind of sound, when, how fast it repeats, and what makes it stop.',
  },
  {
    id: 'asked-are-you-sure',
    asks: [
      'you certain about that?',
      'how confident are you really',
      'would you bet on it',
      'could you be wrong',
      'is it definitely that',
      'really? sounds odd to me',
    ],
    answer:
      'Not certain, and nobody is before the part has been tested: the list shows what fits your answers best and how far ahead the first cause is. The check named there is what turns likely into known, so do it, or have it done, before you buy anything. If a sign does not fit what I said, go back and change that answer.',
  },
  {
    id: 'asked-common-on-mine',
    asks: [
      'is this common on mine',
      'do they all do that',
      'known problem with this model?',
      'does everyone with this car get it',
      'is it a typical weakness',
      'have many people had this',
      'is this fault frequent with this car',
    ],
    answer:
      'What is known of your model is already counted in the ranking; where nothing is shown, I have nothing reliable to say. Ask an independent specialist of the make, who sees many of them, and check your registration for recalls on GOV.UK. Forums show who complains and not how many do not. Even a common fault is tested on your own car before it is repaired.',
  },
  {
    id: 'asked-why-so-early',
    asks: [
      'why has it gone so early',
      'only 30000 miles, how can it have failed',
      'car is three years old, should this happen',
      'is that not too soon for it to break',
      'it should have lasted longer',
      'looked after it well and still this',
      'why did this happen to me already',
    ],
    answer:
      'Mostly it is use more than miles: short trips, standing, salt, heat, potholes or a leak that nobody saw age parts early, and now and then one was simply badly made. Ask the garage what the failed part shows, because a cause that remains will take the next one too. If the car is young, ask first about the maker’s warranty, and after it about goodwill, with your service record.',
  },
  {
    id: 'asked-last-garage-caused',
    asks: [
      'could the last garage have caused it',
      'it started the day after the service',
      'did the mot man break it',
      'never did it before they touched it',
      'coincidence or their fault',
      'just had tyres fitted and now this',
      'happened right after the repair',
    ],
    answer:
      'It may be: when something begins within days of work, first look at what was touched there, such as a plug left off, a hose, a clip, a loose bolt or the wrong fluid. It may also be chance. Go back soon, before anyone else works on it, say calmly what changed and when, and let them look. Keep invoice, mileage, photographs and any MOT sheet.',
  },
  {
    id: 'asked-my-reading-against-yours',
    asks: [
      'I measured something different from what you say',
      'my reading does not match your figure',
      'you say 12.6 I get 12.2',
      'handbook gives another value than you',
      'my number is in between, good or bad',
      'garage measured differently from me',
      'which value counts',
    ],
    answer:
      'The figure of your maker counts before mine, and a reading counts only with the conditions of the test: engine off or running, warm or cold, plug on or off. Repeat it twice, with clean points and fresh meter battery. If it lies near the limit, treat it as undecided and use the next check. Enter the value as you found it, not as you expected it.',
  },
  {
    id: 'asked-if-it-was-yours',
    asks: [
      'what would you do if it was yours',
      'if this was your car, repair or leave',
      'honestly what would you do',
      'would you bother fixing it',
      'what is your advice as a mechanic',
      'what do you do in my place',
      'would you spend the money',
    ],
    answer:
      'I would do the cheapest check that separates the first two causes, and decide after that. Then I would repair what the verdict above calls dangerous or what damages other parts if left, get one written quote more, and put comfort last. If the repair nears the value of the car, I would ask what else it needs this year before spending anything.',
  },
  {
    id: 'asked-daughter-drive-it',
    asks: [
      'would you let your daughter drive it',
      'can my wife take it to work with the kids',
      'my son is a new driver, should he take it',
      'would you drive it yourself tonight',
      'ok for mum to use meanwhile?',
      'would you trust it on the motorway',
    ],
    answer:
      'Go by the verdict above, and apply it to everyone: where it says stop, no driver and no short way is an exception. Where it permits careful driving, remember that somebody who does not know the car will notice late that it gets worse. Tell them which signs mean stopping at once, and give them the breakdown number. If you hesitate to lend it, that is a good reason not to.',
  },
  {
    id: 'asked-friend-says-otherwise',
    asks: [
      'my mate says it is something else',
      'dad reckons you are wrong',
      'forum says it is the other part',
      'chatgpt told me different',
      'bloke at work had the same and it was something else',
      'mechanic on youtube blames another thing',
      'who should I believe',
    ],
    answer:
      'Believe the test and not the voice, mine included: the same sign has several causes, and your friend’s car may have had another. Ask what he would expect to measure if he were right, and do that check beside mine. If his cause is in the list, see what speaks for and against it there. Buy nothing until one of the two has been proved.',
  },
  {
    id: 'asked-only-sometimes-believe',
    asks: [
      'it does not do it when I show the garage',
      'they could not find anything',
      'no fault found, am I imagining it',
      'drove perfectly for the mechanic',
      'how do I prove it happens',
      'nobody believes me it does it',
      'always behaves at the workshop',
    ],
    answer:
      'You are not imagining it: many faults need cold, damp, load or a certain speed, and a warm car in a workshop shows nothing. Keep a short log of when, weather, fuel, speed and lights, film the dashboard as a passenger, and read codes before they are gone. Leave it overnight for a cold start, or take the mechanic along on the road where it happens.',
  },
  {
    id: 'asked-answered-wrong',
    asks: [
      'I think I answered one of your questions wrong',
      'pressed the wrong answer',
      'can I change what I said',
      'I was not sure and guessed',
      'does it matter that I skipped some',
      'new thing noticed after the diagnosis',
      'forgot to mention something',
    ],
    answer:
      'Go back and correct it, because one answer can change the order of the causes. ‘Do not know’ is better than a guess and costs only some certainty. If you noticed something new, add it, above all a warning light, a smell, a puddle or a change in the brakes or steering. Then read the verdict again before anything else.',
  },
  {
    id: 'asked-several-faults-at-once',
    asks: [
      'can it be two things at once',
      'several lights came on together, everything broken?',
      'is one thing causing all of this',
      'what do I fix first',
      'three faults on one day, how',
      'are they connected',
      'lots of codes, where do I start',
    ],
    answer:
      'Several at once usually have one cause: low battery voltage, a bad earth, water in a plug, or one sensor that other systems listen to. Begin with the battery and charging voltage and with the code that came first. Clear the rest only after noting them, and see which return. Two separate faults also happen on an older car; then what concerns brakes, steering, oil or heat comes first.',
  },
  {
    id: 'asked-show-this-to-garage',
    asks: [
      'can I show the garage what you said',
      'will the mechanic be annoyed if I bring this',
      'how do I tell them without sounding clever',
      'should I tell the garage what I think it is',
      'print this out for the workshop?',
      'they ignore what I found out',
      'tell them the code or let them find it',
    ],
    answer:
      'Show it, but begin with the signs: when it happens, what you saw, the code and what you measured, and only then what it suggests. Ask for the cause to be found rather than for a part to be fitted, since you pay for the part that you order. A good mechanic is glad of facts. If he wants to replace it without a test, ask what the test would be.',
  },
];
