import type { CommonQuestion } from '../common-question.ts';

/** What owners ask about smells that make them unwell, who drives, where, and when it happens. */
export const moreCircumstancesQuestions: readonly CommonQuestion[] = [
  {
    id: 'more-unwell-in-car',
    asks: [
      'I get a headache every time I drive it',
      'feel sick after half an hour in the car',
      'came over all dizzy at the wheel',
      'kids complain of tummy ache in the back',
      'why do I feel so drowsy in this car',
      'fumes inside make me bad, what to do',
      'am I being poisoned',
    ],
    answer:
      'Stop, switch off, get everybody into fresh air and do not drive on: headache, sickness or drowsiness in a car may be carbon monoxide, which has no smell of its own. If somebody is confused, has chest pain, faints or does not feel better soon, call 999; otherwise ask NHS 111. The car then goes to a garage on a lorry, to have exhaust, tailgate seal and floor grommets checked for leaks.',
  },
  {
    id: 'more-fumes-windows-open',
    about: ['fumes', 'smell', 'exhaust', 'petrol', 'windows', 'gas', 'ventilate', 'stink'],
    asks: [
      'can I just drive with the windows down',
      'smell goes when I open the window, so no problem?',
      'got all four windows open and it is bearable',
      'would the sunroof clear the fumes',
      'ventilate and carry on home?',
      'air is coming in, is that enough against the gas',
    ],
    answer:
      'No, open windows do not make fumes harmless: at some speeds the air swirling behind the car even draws exhaust in through an open rear window, and fuel vapour still burns. Use them to air the car once you have stopped, and get out. A smell of exhaust or fuel in the cabin means that the leak is found first, and that the car is fetched if the verdict says so.',
  },
  {
    id: 'more-sweet-smell-harm',
    about: [
      'sweet smell',
      'antifreeze',
      'coolant',
      'smell',
      'steam',
      'pong',
      'odour',
      'sugar',
      'syrupy',
      'vapour',
    ],
    asks: [
      'sweet sickly smell when the heater is on, is it toxic',
      'breathing antifreeze vapour, bad for me?',
      'syrupy pong and the windscreen goes greasy',
      'smells like hot sugar in here',
      'is coolant steam harmful to my little one',
      'odour like pancake from the vents',
    ],
    answer:
      'Do not go on breathing it: hot coolant vapour irritates eyes and throat, and the mist it leaves on the glass blinds you at night. It usually means that the heater matrix or one of its hoses leaks behind the dashboard. Look for a wet carpet and a falling level with the engine cold. Coolant is poisonous to swallow, so keep children and pets away from any puddle.',
  },
  {
    id: 'more-burning-plastic',
    about: [
      'burning smell',
      'burning',
      'plastic',
      'smell',
      'electrical',
      'smoke',
      'melting',
      'burnt',
      'whiff',
    ],
    asks: [
      'smells of burning plastic behind the dash',
      'hot electrical whiff, like an overheated plug',
      'fishy smell and I cannot see any smoke',
      'something melting, what do I do first',
      'burnt smell then it stopped on its own',
      'is burned cable smell an emergency',
    ],
    answer:
      'Stop, switch the ignition off, get everyone out and stay well away; if you see smoke, ring 999 and do not open the bonnet. A hot plastic or fishy smell is often a wire, plug or fan resistor that overheats, and it may stop only because something has burnt through. Do not fit another fuse and try again. Before that, look outside for a carrier bag stuck to the exhaust, which smells alike.',
  },
  {
    id: 'more-rotten-egg',
    about: ['rotten egg', 'eggs', 'sulphur', 'smell', 'stink', 'egg', 'pong', 'whiff'],
    asks: [
      'stinks of rotten eggs',
      'bad egg pong when I accelerate',
      'sulphur smell near the boot, is it the battery',
      'whiff of stink bombs after charging it',
      'why does my car smell of boiled eggs',
      'smell of eggs, battery or catalytic converter',
    ],
    answer:
      'Find out first whether it comes from the battery: if that is hot, swollen, hissing or wet, switch off and unplug any charger at the wall, keep sparks away, leave the leads alone, and do not breathe the gas. Overcharging or a dead cell does it. If it comes only from the tailpipe under load, a rich mixture or a tired catalytic converter is likelier. Either way have the charging voltage and the codes checked.',
  },
  {
    id: 'more-smell-only-heater',
    about: [
      'smell',
      'fumes',
      'heater',
      'blower',
      'vents',
      'pong',
      'pongs',
      'stinking',
      'recirculate',
      'recirculation',
    ],
    asks: [
      'only smells when the fan is blowing',
      'shall I put it on recirculate to keep the smell out',
      'stops stinking with the vents shut, what does that tell me',
      'smell comes in at traffic lights',
      'pongs when stood still and goes when moving',
      'recirculation button on, does it protect us',
    ],
    answer:
      'Recirculating keeps some of it out and hides the warning, so do not rely on it. What it tells you is worth noting: a smell that comes with the blower from outside is drawn in at the bottom of the windscreen, from something leaking under the bonnet such as oil, coolant, fuel or exhaust. One that stays on recirculate is in the cabin itself. Tell the garage which of the two it is.',
  },
  {
    id: 'more-pregnant-asthma',
    asks: [
      'I am pregnant and the car smells of fumes',
      'wife is expecting, can she sit in it',
      'asthmatic son, is the smell bad for him',
      'newborn and a petrol smell in the back',
      'mum has a bad chest, should she ride in it',
      'for baby in belly is it danger',
    ],
    answer:
      'Keep out of it until the smell is explained and cured: an unborn child, a baby, and anyone with asthma or a weak heart are harmed by less carbon monoxide and vapour than a healthy adult. If you have been in it and feel unwell, ring 111, or your maternity unit if you are pregnant, and say ‘exhaust fumes’. Use another car meanwhile; no journey is worth it.',
  },
  {
    id: 'more-co-alarm',
    about: [
      'carbon monoxide',
      'co alarm',
      'alarm',
      'detector',
      'fumes',
      'exhaust',
      'gas',
      'co meter',
    ],
    asks: [
      'would a carbon monoxide alarm in the car help',
      'put the house detector on the dashboard?',
      'how do I test for fumes inside',
      'can the garage measure the gas in the cabin',
      'alarm read zero so it must be ok',
      'cheap co meter from the internet, trust it?',
    ],
    answer:
      'Not as proof that all is well: house alarms are made for still rooms and sound only after some time, so a quiet one in a moving car proves little. If one does sound, get out. A garage can hold an exhaust-gas probe or a gas meter in the cabin with the engine running and the blower on, and look for soot along joints, at the tailgate seal and at floor grommets.',
  },
  {
    id: 'more-elderly-parent',
    asks: [
      'my elderly mother drives it, what should I tell her',
      'dad is 84 and says it is nothing',
      'grandma only goes to church with it',
      'old man will not stop driving it like this',
      'father does not hear the noise anymore',
      'only short trips by a pensioner, urgent?',
    ],
    answer:
      'Short trips do not change the verdict: where it says stop, the car stays at home for her too. Somebody who hears badly or is used to the noise will not notice when it gets worse, so drive it yourself once round the block, if the verdict permits it, or let a mechanic come to the house. Take her to the shops meanwhile, write down which light means stop, and put the breakdown number in the glovebox.',
  },
  {
    id: 'more-night-shift',
    asks: [
      'I work nights and come home at 3 in the morning',
      'alone on dark lanes after my shift',
      'finish at 2am, no buses, and the car does this',
      'what if it dies on me at night',
      'driving home late on my own, bit nervous',
      'no phone signal where I drive',
    ],
    answer:
      'Plan as if it will stop, because at night you are hard to see and help is slow: ask a colleague for a lift or swap to a day until it is repaired. Where the verdict permits driving at all, take a charged phone, a torch, a warm coat, a hi-vis vest and the breakdown number, and use the lit main road. If it stops, get off the carriageway and wait well away from traffic; in danger call 999.',
  },
  {
    id: 'more-heavy-rain',
    asks: [
      'pouring down tomorrow, does rain make it riskier',
      'can I take it out in a storm',
      'flooded road ahead, go through?',
      'wet roads and this fault together',
      'forecast is torrential, should I leave it',
      'rain makes worse or is same',
    ],
    answer:
      'Rain takes away reserve: you brake longer, see less, and use wipers, lights and blower all at once, so a fault in brakes, tyres, wipers, steering or charging counts for more. Where the verdict says care, choose a dry hour instead. Never drive into standing water of unknown depth: one gulp of it can wreck an engine, and a car floats sooner than people think. Turn round.',
  },
  {
    id: 'more-hills',
    asks: [
      'we live on a steep hill, does that matter',
      'struggles uphill, is it straining the engine',
      'long descents on my way home',
      'hilly where I am, up and down all day',
      'okay on the flat but not up the bank',
      'can I take it over the pennines',
      'mountain road with this problem',
    ],
    answer:
      'Hills do matter: uphill asks the most of fuel, boost, clutch and cooling, and downhill the most of the brakes. A fault that shows only on a climb points to one that needs load, so tell the garage the gear and the revs. With any doubt about brakes, a hill is the wrong place altogether. Watch the temperature when climbing, go down in a low gear, and park on the level.',
  },
  {
    id: 'more-car-park-only',
    asks: [
      'only notice it in car parks',
      'happens just when I manoeuvre',
      'only at walking pace, never on the road',
      'does it when parking and nowhere else',
      'noise on full lock at the supermarket',
      'low speed only, so harmless?',
    ],
    answer:
      'Not harmless for that reason: at walking pace you hear what the road drowns, and full lock loads joints, springs and steering the most. Note whether the wheels were turned, which way, forward or back, and whether your foot was on the brake. A knock or click on lock points to a drive shaft, a top mount or a joint; a groan with the steering to the rack, its pump or tyres that scrub.',
  },
  {
    id: 'more-driving-test',
    asks: [
      'got my driving test on monday with this light on',
      'will the examiner refuse the car',
      'learner with a warning light, can we still have the lesson',
      'test cancelled because of the car?',
      'can I take my test in it like this',
      'instructor says the dash must be clear',
    ],
    answer:
      'Count on being refused: the car for a driving test must be roadworthy and show no warning lights, and you lose the fee if the examiner turns it away. Ring the garage now and say that there is a date to meet, or arrange an instructor’s or another insured car. Clearing the code that morning is no way out, since it may come back during the test, and the fault with it.',
  },
  {
    id: 'more-gone-quiet',
    asks: [
      'the noise has gone quiet by itself',
      'stopped rattling, so it healed?',
      'grinding went away after a week',
      'do I still need to book it now the sound is gone',
      'it was squealing like mad and now nothing',
      'noise disappear alone, is repaired?',
    ],
    answer:
      'Parts do not heal: a noise goes because the temperature or the load changed, because a loose piece has fallen off, or because something wore through. After grinding brakes, a humming wheel or a knocking joint, silence can be the worse sign. Have the place looked at as if it were still there, and above all check that nothing hangs, leaks or is missing. Keep the booking.',
  },
  {
    id: 'more-only-engine-cold',
    asks: [
      'only does it for the first five minutes',
      'fine once it has warmed up',
      'terrible from cold then clears',
      'does it in the mornings and never again that day',
      'after the first mile it is perfect',
      'motor cold bad, motor warm good, why',
    ],
    answer:
      'That pattern is a clue: cold metal leaves wider gaps, cold oil is thick, rubber is stiff and the engine needs a richer mixture, so leaks, worn mounts, weak glow plugs or coils and dirty sensors show then. Warmth hides it rather than cures it. Leave the car with the garage overnight, because a warm engine shows them nothing, and tell them after how many minutes it stops.',
  },
  {
    id: 'more-only-engine-hot',
    asks: [
      'only plays up once it is properly hot',
      'twenty miles in and then it starts',
      'fine cold, hopeless after a long run',
      'leave it half an hour to cool and it behaves',
      'goes wrong when it has been idling in traffic for ages',
      'after hot stop it makes problem',
    ],
    answer:
      'Heat is the clue: coils, crank sensors, fuel pumps and solder joints open up when hot and recover when they cool, oil gets thin, and slack seals leak. Check first that it is not simply running too hot: gauge, fan, coolant level with the engine cold. The garage must test it at that temperature, so drive it there by the longer way only if the verdict permits; otherwise have it warmed up on the spot.',
  },
  {
    id: 'more-only-wet',
    asks: [
      'only happens when it rains',
      'every damp day it plays up, dry days fine',
      'goes haywire after a puddle',
      'wet weather only, where do I start',
      'foggy mornings set it off',
      'humidity makes this, what is the weak part',
    ],
    answer:
      'Then look for the place where water gets in: cracked coils or leads, a plug without its seal, a sensor low at the wheel, a blocked drain under the windscreen, or a belt that squeals when wet. After dark, sparks can be seen on old leads; look from a distance and touch nothing. A garage can mist one area after another with water until it does it. Leave the pressure washer out of it.',
  },
  {
    id: 'more-only-turning',
    asks: [
      'only when I turn left',
      'does it on roundabouts',
      'right hand bends only, why',
      'straight is silent and corners are loud',
      'gets louder steering one way',
      'when curve it make it, straight no',
    ],
    answer:
      'Note the direction, because a bend loads the wheels on its outside: a hum that grows to the right often belongs to a left-hand bearing, and the other way about. Clicks under power on lock suggest a drive shaft’s outer joint, knocks a ball joint, link or top mount, and a light that comes on in bends low oil or fluid that slops away. Check those levels before anything else.',
  },
  {
    id: 'more-no-pattern',
    asks: [
      'there is no pattern to it at all',
      'completely random, once a week maybe',
      'does it when it feels like it',
      'comes and goes, cannot make it happen',
      'how do I find the pattern',
      'sometimes yes sometimes not, I do not understand',
    ],
    answer:
      'There nearly always is a pattern, and a notebook finds it: for a fortnight write down each time the date, engine cold or hot, weather, speed, gear, fuel level, bumps, and what you had just switched on, and also the days when it was well. Then compare. Loose plugs, earths and chafed wires follow bumps and damp, sensors follow heat. Have codes read before the battery is disconnected.',
  },
  {
    id: 'more-worse-overnight',
    asks: [
      'got much worse overnight',
      'was bearable yesterday and dreadful today',
      'suddenly twice as loud',
      'why has it changed so fast',
      'bad on friday, undriveable by sunday',
      'one night standing and now it is worse',
    ],
    answer:
      'A sudden change counts as a new fault: stop using it, and answer the diagnosis again with what it does now, because yesterday’s verdict no longer holds. Look without starting: a puddle, a flat tyre, a broken spring, a hanging part, low oil, coolant or brake fluid. Overnight it is often cold or damp, a leak that has run out, or a part that was cracked and has now let go.',
  },
  {
    id: 'more-back-after-a-day',
    asks: [
      'it came back after a day',
      'fixed for one day then the same again',
      'cleared it and next morning the light was on',
      'lasted about thirty miles before it returned',
      'good all weekend, monday it is back',
      'why did it work for a bit then fail again',
    ],
    answer:
      'Then what was done did not reach the cause: clearing a code, disconnecting the battery or moving a plug gives a rest until the car has repeated its own test, which takes a drive or some days. That it was well for a while is useful, so note exactly what was touched and how far you drove. Read the codes again before clearing; the same code means the same fault, another one that something was disturbed.',
  },
  {
    id: 'more-since-accident',
    asks: [
      'started after a small accident',
      'got shunted at the lights and now this',
      'ever since I clipped the kerb',
      'bump in the car park, can that be why',
      'insurer repaired it and now it does this',
      'after crash comes new noise, connection?',
    ],
    answer:
      'It may well be: a light bump can bend a wheel, arm or rack, crack a bracket, split a cooler, or pull a plug behind the bumper, with nothing to see outside. Have wheels, suspension and alignment measured and the codes of all systems read, not only the engine’s. Any sign from steering, brakes, belts or airbags means not driving it. Tell the insurer now, before repairs, with date and photographs.',
  },
  {
    id: 'more-since-car-wash',
    asks: [
      'went wrong straight after the car wash',
      'hand car wash lads sprayed under the bonnet',
      'had it valeted, now a warning light',
      'jet washed the engine and it runs rough',
      'sensors beep since it was washed',
      'after washing machine of car it not start',
    ],
    answer:
      'Water in a plug, coil or sensor is the first suspect: if it runs badly, switch off rather than drive, since misfires overheat the catalytic converter. Let it stand open and dry for a day, and have plugs and coil wells blown dry. Sensors in bumpers and cameras often only need drying and wiping. If it does not recover, water has stayed in a connector and corrosion begins, so have it found within days.',
  },
  {
    id: 'more-since-pothole',
    asks: [
      'hit a massive pothole and since then it is not right',
      'what should be checked after a pothole',
      'bang on a speed hump, now it pulls',
      'steering wheel is off centre after that hole',
      'thumped a crater, nothing to see, ok to forget it?',
      'big hole in road, after this vibration',
    ],
    answer:
      'Stop where it is safe and look at the tyre and the rim first: a bulge, a cut or a bent edge means that the wheel comes off the road now, even if it holds air. A broken spring, bent arm or track rod, split bush or leaking damper follow. Pulling, a crooked steering wheel or a new knock need a ramp before you go on. Then have the alignment measured, and keep photographs for a claim.',
  },
  {
    id: 'more-since-new-battery',
    about: ['battery', 'new battery', 'accumulator', 'disconnecting'],
    asks: [
      'all this began when I fitted a new battery',
      'changed the battery and lights are on everywhere',
      'since the battery swap the windows do not do one touch',
      'brand new battery but still playing up',
      'idle is odd after disconnecting it',
      'new accumulator and more faults than before',
    ],
    answer:
      'Some of that is forgetting and not a fault: windows, sunroof, steering angle, clock, radio code and idle may have to be taught again, as the handbook describes. What remains, check at the battery: clamps tight to bright posts, the right way round, earth lead on, size and kind as before, and registered where the car wants that. If it was connected the wrong way even for a moment, say so to the garage.',
  },
];
