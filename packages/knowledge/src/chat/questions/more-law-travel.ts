import type { CommonQuestion } from '../common-question.ts';

/** What owners ask about MOT, papers, notices, journeys, towing and loads. */
export const moreLawTravelQuestions: readonly CommonQuestion[] = [
  {
    id: 'more-mot-same-advisory',
    asks: [
      'same advisory three years running, must I do something',
      'mot advisory comes back every year but never fails',
      'last year advised, this year not mentioned, did it heal',
      'one tester advises it and another sees nothing',
      'slight corrosion advisory since 2021, when will it fail',
      'how long can I live with an advisory',
      'are testers just copying the old advisories',
      'same advisory every year',
      'the advisories repeat each year, ignore them?',
    ],
    answer:
      'An advisory that returns means that the item is still short of the fail limit, in that tester’s judgement, and such judgement varies. Have it measured once, for instance pad thickness, play or depth of rust, and write the figure in your log, so that next year shows whether it moves. Rust, brake pipes, tyres and joints only move one way; surface rust can be stopped cheaply now. One that vanished without work was probably just not noted.',
  },
  {
    id: 'more-mot-passed-then-bad',
    asks: [
      'passed the mot last week and now a garage says it is dangerous',
      'bought it with a fresh mot and it is rotten underneath',
      'how can it pass with that fault',
      'complain about an mot pass that should have failed',
      'new mot, does that mean the car is good',
      'tester missed a broken spring',
    ],
    answer:
      'The MOT shows only that the car met the minimum on that day, without taking anything apart, and it looks at neither engine nor clutch nor gearbox. If something was clearly missed, you can complain to the DVSA, but soon: the time limit is a matter of weeks, with more for rust, and the car must not be repaired before they have seen it. GOV.UK has the form. A dangerous defect keeps the car off the road, fresh certificate or not.',
  },
  {
    id: 'more-mot-conflict-of-interest',
    asks: [
      'do they fail it just to get the repair work',
      'is a council mot centre fairer',
      'mot place that does no repairs',
      'garage failed my car, I do not believe them',
      'they want to fix it there, may I take it elsewhere',
      'may I stand beside the tester and watch',
      'cheap mot offer, what is the catch',
    ],
    answer:
      'You can have the repairs done where you like, and you may watch from the viewing area of the station. Council test centres that also test for the public do no repairs, so they gain nothing by a fail, and nothing by overlooking a fault either. Ask to be shown each failed item, and keep the fail sheet. A cheap test is meant to bring in repair work, which is no sin, but compare the quote before you agree.',
  },
  {
    id: 'more-mot-borrowed-car',
    asks: [
      'can I take my mum’s car for its mot',
      'mot for a car that is not in my name',
      'do I need the logbook for the mot',
      'can I check the mot of somebody elses car',
      'neighbour wants me to bring his car to the test',
      'how can I get a reminder before the mot ends',
      'lost the mot certificate',
    ],
    answer:
      'Anybody may bring a car to the test; no logbook is needed, only insurance that covers you to drive it. Anybody can also see the MOT history of any car on GOV.UK by its number plate, and order a free reminder there by text or email a month ahead. The paper certificate is no longer needed, because the result is held online and can be printed again free. Mind whose responsibility it is: whoever drives it without an MOT can be fined.',
  },
  {
    id: 'more-mot-prebooked-drive',
    asks: [
      'may I drive a sorned car to the mot',
      'car untaxed with no mot, how do I get it tested',
      'can I stop for fuel on the way to my test without an mot',
      'mot ran out yesterday, can I go to work until the appointment',
      'proof of booking if the police stop me',
      'nearest test is 60 miles away, allowed without mot?',
    ],
    answer:
      'A SORN car may use the road only to and from a test that was booked beforehand; a taxed car whose MOT has ended may also go to a booked repair. It has to be insured and roadworthy. Work and errands do not count, so take the direct way and carry the confirmation with time and address. The law names no miles, but a far-off station without a reason is hard to explain. If brakes, tyres or steering are bad, use a trailer.',
  },
  {
    id: 'more-vdrs-notice',
    asks: [
      'police gave me a vehicle defect rectification notice',
      'stopped for a headlight out, got a paper with 14 days',
      'what do I have to do with a vdrs form',
      'officer said fix it and get it stamped',
      'told to produce my documents within seven days',
      'got a prohibition notice on my car',
      'fined for a bald tyre, how bad is it',
    ],
    answer:
      'Act within the time on the paper: with a defect rectification notice you have the fault repaired, usually within 14 days, get the form signed or stamped by an MOT station or garage as it says, and send it back, and no fine follows. It is optional and does not exist in each force. A prohibition means that the car must not be driven until it is lifted. A tyre offence can bring three points for each tyre. Carry the repair invoice meanwhile.',
  },
  {
    id: 'more-v5c-keeper-owner',
    asks: [
      'am I the owner if my name is on the v5c',
      'seller has lost the logbook, should I buy',
      'bought a car with only the green slip, can I tax it',
      'new logbook has not arrived yet, may I drive',
      'fines keep coming for a car that I sold',
      'wrong engine size on my log book',
      'do I have to carry the v5c with me',
    ],
    answer:
      'The V5C names who answers for the car, not who owns it; the invoice or receipt shows ownership. With the new keeper’s slip you can tax it at once by the number on it, and need not carry any of it in Britain. If fines come for a car that you sold, tell the DVLA the date and the buyer, and answer each notice with its acknowledgement. Have errors corrected by them. Without any V5C a purchase is a risk: check it is not stolen or on finance.',
  },
  {
    id: 'more-sorn-parking',
    asks: [
      'can I leave a sorned car on the street',
      'sorn and parked at a friends drive, allowed?',
      'does a sorn car need insurance',
      'car on sorn stands at the garage, is that all right',
      'untaxed car outside my house got clamped',
      'how long does a sorn last',
      'neighbour has an untaxed car on the road',
      'where may I park a car that is on sorn',
    ],
    answer:
      'A SORN car must stand off the public road: your own drive, a garage or private land with its owner’s consent, not the kerb, even if it does not move. There it needs neither tax nor insurance, though fire and theft cover is sensible. A SORN runs until you tax, sell or scrap the car, and does not pass to a buyer. On the street it can be clamped and removed. Keep the battery charged and move it a little if it stands for months.',
  },
  {
    id: 'more-keys-stolen',
    asks: [
      'my keys were stolen from the house',
      'handbag with car key gone, can they take the car',
      'lost the only key I had, where do I start',
      'does insurance pay for lost keys',
      'delete the lost key from the car',
      'bought it with one key only, where is the second',
    ],
    answer:
      'If a key was stolen, get the car out of reach at once, tell the police and your insurer, and have the old key deleted from the car’s memory; that stops it starting, though its blade may still open the door. With no key left, an auto locksmith or the dealer makes one on proof of identity and V5C, and the car may have to be fetched. Key cover is often an extra of the policy. A car bought with one key should have its keys counted by a reader.',
  },
  {
    id: 'more-plate-lost-stolen',
    asks: [
      'front number plate fell off, may I drive',
      'somebody stole my plates overnight',
      'plate is cracked, is that a fail',
      'can I write the number on cardboard for today',
      'plates so dirty they cannot be read, fine?',
      'screws for the plate keep rusting off',
    ],
    answer:
      'Do not drive without a plate or with cardboard: it is an offence at once, and a registered supplier makes a new one while you wait if you bring V5C and identity. If plates were stolen, report it to the police and the DVLA straight away, because they are used for fuel theft and fines. Broken or unreadable plates fail the MOT, and mud counts as well. Security screws or strong pads in addition make theft harder.',
  },
  {
    id: 'more-abroad-headlights',
    asks: [
      'do I need the stickers on my headlights for france',
      'how do I switch the beam for driving on the right',
      'led matrix headlights, which beam deflectors',
      'where do the deflector stickers go',
      'is there a setting for driving on the continent',
      'fined abroad because my lights dazzle?',
      'headlamp converters for driving on the continent',
    ],
    answer:
      'A British beam kicks up to the left and dazzles oncoming drivers on the Continent, so it has to be changed. Look in the handbook first: many LED and some xenon lights have a menu setting or a lever, or need nothing; others take stickers, put on cool, clean glass by the drawing for your model. Peel them off when you are home, since they spoil the beam here. A van or a loaded car also needs the height set lower.',
  },
  {
    id: 'more-abroad-papers-sticker',
    asks: [
      'do I need a green card for europe now',
      'is my old gb sticker still valid',
      'plates have uk on them, sticker needed in spain?',
      'which papers must be in the car abroad',
      'does my insurance drop to third party over there',
      'taking a hire or leased car to the eu',
      'driving to ireland, what do I need',
    ],
    answer:
      'For the EU, Norway, Iceland, Liechtenstein and Switzerland a green card is no longer needed, while a few countries further off still ask for one: your insurer tells you. GB stickers and plates with an EU flag no longer count; show UK, and in Spain, Malta and Cyprus a separate sticker in any case. Carry licence, V5C and insurance proof, or the VE103 form for a leased car. Ask whether you have full cover there, for how many days, and with recovery.',
  },
  {
    id: 'more-abroad-kit-zones',
    asks: [
      'what kit is compulsory in europe',
      'vest and triangle for france, how many',
      'do I still need a breathalyser in france',
      'crit’air sticker, which one is mine',
      'german green emission sticker for my diesel',
      'what happens if I forget the vignette in austria',
      'belgian city zones, must I register my car abroad',
    ],
    answer:
      'Carry a warning triangle and a reflective vest for each person within reach in the cabin, with a first aid kit and spare bulbs: that satisfies nearly every country, and the French breathalyser is no longer demanded. Emission stickers and city registrations are ordered weeks ahead on each country’s official site, as resellers charge several times as much. Buy vignettes before the border or online. Rules for zones change often, so look them up for the very towns on your route.',
  },
  {
    id: 'more-abroad-winter-tyres',
    asks: [
      'are winter tyres compulsory in germany',
      'skiing in france with summer tyres, allowed?',
      'do all season tyres count as winter tyres in austria',
      'need snow chains for the alps',
      'm+s mark enough abroad',
      'hired car for a ski trip, does it have winter tyres',
    ],
    answer:
      'In wintry conditions Germany and Austria require winter tyres, and the French mountain areas want them or chains on board from November to March; Italy and others have their own dates and signs. Look for the mountain with a snowflake on the sidewall, which good all-season tyres have; M+S alone no longer suffices in several countries. Chains must fit your tyre size and the handbook must allow them: practise once at home. Without either you risk a fine and your insurance.',
  },
  {
    id: 'more-ferry-tunnel',
    asks: [
      'alarm goes off on the ferry, how do I stop it',
      'can I take an lpg car through the eurotunnel',
      'is a fuel can allowed on the ferry',
      'handbrake or gear on the boat',
      'gas bottles in the caravan through the tunnel',
      'electric car on the ferry, any rule',
      'battery flat after the crossing',
    ],
    answer:
      'Put it in gear or P with the handbrake on, and switch off the tilt and interior sensors of the alarm by the button or menu that the handbook shows, or the swaying sets it off. Petrol in cans is restricted or refused, gas bottles are limited and must be turned off and declared, and cars that run on LPG are not taken through the tunnel: ask before you book. Electric cars travel normally. Keyless cars left unlocked with the key near stay awake and may drain the battery.',
  },
  {
    id: 'more-tow-swaying',
    asks: [
      'caravan starts to sway at 55',
      'what do I do when the trailer snakes',
      'should I accelerate out of a snake',
      'lorry passes and the caravan wags the car',
      'does a stabiliser cure swaying',
      'trailer pulls from side to side downhill',
      'trailer sways at speed',
    ],
    answer:
      'Ease off the accelerator, hold the wheel straight and let it slow down by itself: do not brake hard, do not steer against it and never accelerate out of it. Then stop somewhere safe and find the reason. Usual ones are too little nose weight, weight at the back, soft tyres, too much speed or a caravan too heavy for the car. A stabiliser damps a small sway, but does not make a badly loaded outfit safe. Stay slower afterwards.',
  },
  {
    id: 'more-tow-nose-weight',
    asks: [
      'how much nose weight should my caravan have',
      'how do I measure noseweight at home',
      'towball limit is 75 kg and the caravan says 100',
      'where do I put heavy things in the trailer',
      'back of the car sinks with the trailer on',
      'weight at the front or the rear of the caravan',
      'noseweight too low or too high',
    ],
    answer:
      'Aim at about five to seven per cent of the loaded trailer’s weight, but never more than the lowest of the three limits: car, tow bar and trailer. The handbook and the plates give them. Measure with a gauge, or with bathroom scales and a piece of wood under the coupling on level ground. Heavy things go low and over the axle, and light ones at the ends. The nose weight also counts as load on the car’s rear axle.',
  },
  {
    id: 'more-tow-breakaway-mirrors',
    asks: [
      'where do I hook the breakaway cable',
      'is it ok to loop the cable round the towball',
      'do I need extension mirrors for the caravan',
      'unbraked trailer, chain or cable',
      'fined for no towing mirrors',
      'detachable tow bar has no ring for the breakaway',
      'cable drags on the road, shorten it?',
    ],
    answer:
      'Clip the breakaway cable to the ring or pigtail that the tow bar has for it, free of slack that drags and long enough for tight turns; a loop round the ball is only for bars where their maker allows it, since it can jump off. Unbraked trailers need a secondary chain or cable instead. If the caravan is wider than the car, you need extension mirrors in order to see along it, and going without brings a fine and points. Take them off when you drive solo.',
  },
  {
    id: 'more-tow-licence-limits',
    asks: [
      'can I tow a horsebox on my licence from 2005',
      'do I still need the trailer test',
      'which speed limit with a trailer on a dual carriageway',
      'outside lane with a caravan, allowed?',
      'is insurance needed for the trailer too',
      'can I tow a broken car on an a frame or dolly',
      'passengers in the caravan while towing',
    ],
    answer:
      'Since December 2021 an ordinary car licence in Great Britain allows a trailer of up to 3,500 kg, but the car’s own towing limit and train weight still rule, and they are often far lower. The limits are 50 mph on single roads, 60 on dual carriageways and motorways; on a motorway with three or more lanes stay out of the right-hand one. Nobody may ride in a caravan. Your policy mostly covers only third parties for the trailer, so insure its own damage separately.',
  },
  {
    id: 'more-tow-bar-electrics',
    asks: [
      'can I fit a tow bar myself',
      'does the car need coding for a tow bar',
      'cheap wiring kit spliced into the rear lights, ok?',
      'parking sensors beep with the trailer on',
      '7 pin to 13 pin adapter',
      'trailer lights flash wrong or all together',
      'do I tell the insurer about a towbar',
    ],
    answer:
      'The bar itself bolts on with patience, but it must be type-approved for your car and tightened to its maker’s figures; the wiring is the harder part. Splicing into lights of a modern car brings bulb warnings and can harm a control unit, so use a dedicated or bypass kit, and have it coded so that sensors, stability control and rear fog light know of the trailer. Lights that work all together mean a bad earth. Tell the insurer, and ask about warranty on a newer car.',
  },
  {
    id: 'more-load-inside',
    asks: [
      'may I drive with the boot open for a wardrobe',
      'timber sticking out of the back, how far is legal',
      'how do I know whether the car is overloaded',
      'bags of cement in the boot, how many',
      'ladder on the roof bars, which straps',
      'fridge lying in the back, does it need tying down',
      'can I carry a sofa on the roof rack',
    ],
    answer:
      'Leave the boot shut if you can: an open tailgate draws exhaust gas into the cabin and hides lights and plate, and an insecure load brings a fine and points. Anything that sticks out more than a metre at the rear has to be made clearly visible, and with more than two metres further rules apply. Tie loads down with ratchet straps, not string or bungees, also inside, where they fly forward. People and load together stay below the maximum on the chassis plate.',
  },
  {
    id: 'more-load-roof-box-bikes',
    asks: [
      'how fast may I go with a roof box',
      'roof box whistles and uses fuel',
      'strap on bike rack on the tailgate, will it hold',
      'towball bike carrier, do I need lights and a plate',
      'electric bikes too heavy for my rack',
      'bikes on the roof and a height barrier',
      'rack scratches the paint',
      'can I carry bikes on the tow bar',
      'bike rack on the car, which kind is best',
    ],
    answer:
      'Keep to the speed that the carrier’s maker allows, often about 70 to 80 mph at most, and never above the limit; check the fixings after the first few miles. A towball carrier is steadiest, but its load counts against the nose weight, so take batteries off electric bikes. If it hides lights or number plate, you need a lighting board with a plate. Strap racks suit only tailgates on their maker’s list, not spoilers or plastic. Put a note of the new height on the dashboard.',
  },
  {
    id: 'more-long-journey-day',
    asks: [
      'driving 900 miles in a day, what should I do for the car',
      'should I let the engine rest on a long drive',
      'service due in 500 miles and a 2000 mile trip coming',
      'how often do I check oil on a long holiday trip',
      'loaded to the roof for the holiday, what changes',
      'what goes in the car for a long winter journey',
    ],
    answer:
      'A healthy engine needs no rest, but the driver does: at least a quarter of an hour every two hours. Do a service that falls due on the way beforehand, and a week early, so that any mistake shows near home. Set the tyres cold to the loaded figure of the handbook, adjust the lights for the load, check oil and coolant cold each morning or 1,000 miles, and carry water, warm clothes, a torch, a phone charger and the recovery number.',
  },
];
