import { wordingsOf } from './mot-wording.ts';

/** Section 4 of the manual. */
export const LIGHT_WORDINGS = wordingsOf('lighting', [
  [
    'main beam tell-tale',
    /tell.?tale/,
    'Repair the tell-tale lamp on the dashboard',
    'A tell-tale lamp on the dashboard does not work.',
    'Main beam tell-tale inoperative (4.1.4 (a))',
  ],
  [
    'headlamp aim',
    /(head ?(lamp|light)s?|beam).{0,40}(aim|too (high|low)|beam image|pattern)|projected beam/,
    'Have the {side}headlamp aim set',
    'The {side}headlamp{s} are badly aimed.',
    'Offside Headlamp aim too high (4.1.2 (a))',
  ],
  [
    'headlamp lens',
    /head ?(lamp|light)s?.{0,40}(lens|reflector|cloud|haz|discolou?r|dull|moisture|condens|crack|misted)|fog.?ged head/,
    'Polish or replace the {side}headlamp lens{es}',
    'The {side}headlamp lens is cloudy or damaged: little light at night.',
    'Nearside Headlamp lens slightly defective (4.1.1 (b) (i))',
  ],
  [
    'headlamp levelling',
    /level+ing (device|system)/,
    'Repair the headlamp levelling',
    'The headlamp levelling does not work.',
    'Headlamp levelling device inoperative (4.1.5 (a))',
  ],
  [
    'headlamp',
    /head ?(lamp|light)s?|(dipped|main) beam/,
    'Replace the {side}headlamp bulb{s}',
    'The {side}headlamp{s} do not work.',
    'Nearside Front Headlamp not working on main beam (4.1.1 (a) (ii))',
  ],
  [
    'lamp lens',
    /(?<!head ?)(lamp|light)s?\b.{0,30}(lens|crack|moisture)/,
    'Replace the damaged {place}lamp lens',
    'A {place}lamp lens is cracked or lets water in.',
    'Nearside rear light lens cracked',
  ],
  [
    'brake light',
    /(stop|brake) (lamp|light)/,
    'Replace the {place}brake light bulb{s}',
    'The {place}brake light{s} do not work.',
    'Offside Stop lamp(s) not working (4.3.1 (a) (ii))',
  ],
  [
    'indicator',
    /(?<!malfunction )\bindicators?\b.{0,40}(lamp|light|bulb|colou?r|not work|inoperative|flash|amber|white|emitted|repeater|discolou?r|lens)|hazard (warning )?(lamp|light)|side repeater|flasher/,
    'Replace the {place}indicator bulb{s}',
    'The {place}indicator{s} do not work or show a wrong colour.',
    'Nearside Front Direction indicator slightly discoloured (4.4.3 (a) (i))',
  ],
  [
    'number plate light',
    /(registration|number|licen[cs]e) plate (lamp|light)/,
    'Replace the number plate light bulb',
    'The number plate light does not work.',
    'Offside Registration plate lamp inoperative in the case of multiple lamps or light sources (4.7.1 (b) (i))',
  ],
  [
    'fog light',
    /fog (lamp|light)/,
    'Repair the {place}fog light{s}',
    'The {place}fog light{s} do not work.',
    'Rear Fog lamp not working (4.5.1 (a))',
  ],
  [
    'reversing light',
    /revers(e|ing) (lamp|light)/,
    'Replace the reversing light bulb',
    'The reversing light does not work.',
    'Reversing lamp inoperative (4.6.1 (a))',
  ],
  [
    'daytime running light',
    /daytime running|\bdrl/,
    'Repair the {side}daytime running light{s}',
    'The {side}daytime running light{s} do not work.',
    'Nearside Daytime running lamp not working (4.2.1 (a) (ii))',
  ],
  [
    'side light',
    /(position|side|parking|tail|rear) ?(lamp|light)s?\b/,
    'Replace the {place}side light bulb{s}',
    'The {place}side light{s} do not work.',
    'Nearside Front Position lamp not working (4.2.1 (a) (ii))',
  ],
  [
    'reflector',
    /reflectors?\b/,
    'Replace the {place}reflector{s}',
    'The {place}reflector{s} are damaged or missing.',
    'Offside Rear Reflector damaged (4.8.1 (a))',
  ],
  [
    'lamp',
    /\b(lamps?|lights?|bulbs?)\b.{0,40}(not work|inoperative|insecure|out\b|damag|dim)/,
    'Repair the {place}lamp{s}',
    'A {place}lamp does not work or is damaged.',
    'Lamp insecure',
  ],
]);

/** Section 3 of the manual. */
export const VIEW_WORDINGS = wordingsOf('visibility_wiper', [
  [
    'wiper blade',
    /wiper|wipers? (blade|rubber)/,
    'Replace the {axle}wiper blades',
    'The {axle}wipers smear or do not clear the screen.',
    'Windscreen wiper blade defective (3.4 (b) (i))',
  ],
  [
    'windscreen washer',
    /washer/,
    'Repair the windscreen washer: fluid, jets, pump',
    'The windscreen washers do not work.',
    'Windscreen washers not providing sufficient washer liquid (3.5 (a) (i))',
  ],
  [
    'windscreen',
    /(windscreen|glazing|screen|glass).{0,60}(damag|crack|chip|scratch|star|split)|chip.{0,20}(windscreen|screen)|stone ?chip/,
    'Have the windscreen damage repaired or the screen replaced',
    'The windscreen is chipped or cracked.',
    "Windscreen damaged but not adversely affecting driver's view (3.2 (a) (i))",
  ],
  [
    'window tint',
    /tint|obstruct.{0,40}(view|vision)|view.{0,30}obstruct|sticker/,
    "Remove what obstructs the driver's view",
    "Something obstructs the driver's view.",
    "Driver's view of the road obstructed by an item in the swept area (3.1 (a))",
  ],
  [
    'mirror',
    /mirror/,
    'Repair the {side}mirror',
    'The {side}mirror is damaged or loose.',
    'Offside exterior mirror slightly damaged or loose (3.3 (b) (i))',
  ],
]);

/** Section 7.1 of the manual. */
export const RESTRAINT_WORDINGS = wordingsOf('restraints_seats', [
  [
    'airbag',
    /air ?bag|\bsrs\b|supplementary restraint/,
    'Have the airbag fault codes read and repaired',
    'The airbag (SRS) warning light is on.',
    'Supplementary Restraint System warning lamp indicates a fault (7.1.6 (a))',
  ],
  [
    'seat belt',
    /(seat|safety|adult|lap) ?belts?.{0,60}(fray|cut|damag|stitch|webbing|worn|tear|torn|deterior)/,
    'Replace the {place}seat belt',
    'The {place}seat belt is frayed or cut.',
    'Nearside Front Seat belt webbing slightly frayed (7.1.2 (a))',
  ],
  [
    'seat belt',
    /(seat|safety|adult|lap) ?belts?.{0,60}(retract|lock|buckle|slow|stiff|inoperative|latch|anchor|insecure|pretension|load limit)/,
    'Repair the {place}seat belt: its retractor, buckle or anchorage',
    'The {place}seat belt does not lock, retract or fasten.',
    'Offside Front Seat belt slow to retract (7.1.2 (d))',
  ],
  [
    'seat',
    /\bseats?\b.{0,40}(insecure|loose|mount|adjust|recline|lock|frame|runner|worn|torn|fore)|head ?rest/,
    'Secure or repair the {place}seat',
    'The {place}seat is loose or does not lock.',
    "Driver's seat fore and aft adjustment mechanism not functioning as intended (6.2.5 (b))",
  ],
]);

/** Sections 0.1 and 6.1 to 6.2 of the manual. */
export const BODY_WORDINGS = wordingsOf('body_structure', [
  [
    'number plate',
    /(registration|number|licen[cs]e) plates?/,
    'Replace the {axle}number plate',
    'The number plate is hard to read.',
    'Front Registration plate deteriorated but not likely to be misread (0.1 (b))',
  ],
  [
    'sill',
    /\bsills?\b/,
    'Have the {side}sill welded or protected',
    'The {side}sill is corroded.',
    'Offside sill corroded',
  ],
  [
    'body corrosion',
    /corro.{0,60}(excessive|significantly reduced|strength)(?<!not (considered )?excessive)(?<!not significantly reduced)/,
    'Have the corroded structure welded now',
    'The structure of the body is badly corroded.',
    'Vehicle structure corroded to the extent that the rigidity of the assembly is significantly reduced (6.1.1 (c) (i))',
  ],
  [
    'body corrosion',
    /corro|rust/,
    'Clean and protect the underside, have its corrosion watched',
    'The underside or body is corroded.',
    'Vehicle structure is corroded but structural rigidity is not significantly reduced (6.1.1 (c) (i))',
  ],
  [
    'bumper',
    /bumpers?/,
    'Secure or repair the {axle}bumper',
    'The {axle}bumper is loose or damaged.',
    'Front bumper insecure but not likely to become detached (6.1.4 (a))',
  ],
  [
    'bonnet',
    /bonnet/,
    'Repair the bonnet catch',
    'The bonnet does not close safely.',
    'Bonnet cannot be secured in the closed position (6.2.1 (b))',
  ],
  [
    'boot lid',
    /\bboot\b (lid|does|cannot|catch|lock)|tailgate|hatch/,
    'Repair the boot lid: its catch or struts',
    'The boot lid does not open, hold or close.',
    'Tailgate gas struts weak',
  ],
  [
    'door',
    /\bdoors?\b/,
    'Repair the {place}door: its catch, hinge or handle',
    'The {place}door does not open or latch as it should.',
    'Nearside Rear passenger door cannot be opened from outside the vehicle (6.2.3 (a))',
  ],
  [
    'towbar',
    /tow ?bar|towing|coupling/,
    'Have the towbar and its socket repaired',
    'The towbar or its socket is faulty.',
    'Towbar electrical socket inoperative (4.10 (b) (i))',
  ],
  [
    'wheel arch liner',
    /arch (liner|lining)|wheel ?arch|splash ?guard|mud ?flap/,
    'Secure the {place}wheel arch liner{s}',
    'The {place}wheel arch liner{s} are loose.',
    'Nearside front wheel arch liner insecure',
  ],
  [
    'body panel',
    /(body|panel|wing|bodywork|trim).{0,40}(damag|sharp|insecure|loose|dent)|sharp edge/,
    'Repair the {place}body panel{s}',
    'The {place}body panel{s} are damaged or have sharp edges.',
    'Body panel damaged with sharp edges likely to cause injury (6.2.1 (a) (i))',
  ],
  [
    'floor',
    /\bfloor\b|chassis|cross ?member|vehicle structure|jacking point/,
    'Have the floor and chassis checked and repaired',
    'The floor or chassis is damaged.',
    'Vehicle structure slightly damaged (6.1.1 (a))',
  ],
]);

/** Sections 4.11 to 4.13, 7.7 and 7.8 of the manual. */
export const ELECTRICAL_WORDINGS = wordingsOf('electrical', [
  [
    'battery',
    /\bbattery\b/,
    'Secure the battery and clean its terminals',
    'The battery is loose, leaking or weak.',
    'Battery insecure but not likely to fall from carrier (4.13 (a) (i))',
  ],
  [
    'wiring',
    /wiring|electrical (cable|wir)|trailer socket/,
    'Repair the wiring: insulation or fixings',
    'The wiring is chafed or loose.',
    'Wiring slightly damaged or deteriorated (4.11 (b) (i))',
  ],
  [
    'horn',
    /\bhorn\b|audible warning/,
    'Repair the horn',
    'The horn does not work.',
    'Horn not working (7.7 (a))',
  ],
  [
    'speedometer',
    /speedo(meter)?|odometer/,
    'Repair the speedometer',
    'The speedometer does not work.',
    'Speedometer inoperative (7.8 (b))',
  ],
  [
    'warning light',
    /warning (lamp|light)/,
    'Have the fault codes behind the warning light read',
    'A warning light on the dashboard is on.',
    'Service warning light illuminated',
  ],
]);
