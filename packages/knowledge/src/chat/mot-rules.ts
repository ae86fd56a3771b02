/** What the MOT in Great Britain looks at, by what a cause or a report is about. */
interface MotRule {
  readonly about: RegExp;
  readonly text: string;
}

/** Source: the DVSA's MOT inspection manual for cars and passenger vehicles, in its general terms. */
export const MOT_RULES: readonly MotRule[] = [
  {
    about: /\brear (?:wiper|washer)|tailgate wiper/i,
    text: 'It does not fail for that: the MOT looks at the windscreen’s wipers and washers, and a rear wiper is no part of it.',
  },
  {
    about: /\b(?:airbag|srs|belt tensioner|occupant)/i,
    text: 'It fails while the airbag light is on: a warning light that reports a fault in the restraint system is a major defect. It fails as well where an airbag is obviously missing or defective. The light has to come on with the ignition and go out again.',
  },
  {
    about: /\bseat ?belt|buckle/i,
    text: 'It can fail: a belt that is cut, frayed, loose at its anchorage, does not lock or does not stay fastened is a major defect.',
  },
  {
    about: /\b(?:abs|stability control|esp|esc|wheel speed sensor|traction control)\b/i,
    text: 'It fails while the ABS light or the stability control light is on: both are major defects. Both lights have to come on with the ignition and go out again.',
  },
  {
    about: /\b(?:power steering|eps|steering (?:motor|assist\w*|pump))\b/i,
    text: 'It can fail: power steering that does not work, leaks badly or shows its warning light is a major defect.',
  },
  {
    about:
      /\b(?:silencer|muffler|exhaust (?:pipe|leak|blow\w*|joint|manifold|flex\w*))|\bblowing exhaust/i,
    text: 'It can fail: an exhaust that leaks badly, is insecure, or is clearly louder than a standard one in good order is a major defect, and a leak upsets the emissions test as well.',
  },
  {
    about: /\b(?:cv (?:joint|boot|gaiter)|driveshaft|constant velocity|half.?shaft)/i,
    text: 'It can fail: a boot that is split so that it no longer keeps dirt out is a major defect, and so is a joint with too much wear.',
  },
  {
    about: /\b(?:engine|gearbox) mount/i,
    text: 'It can fail: an engine mounting that is missing, badly worn or insecure is a major defect.',
  },
  {
    about:
      /\b(?:door (?:latch|lock|handle|hinge)|doors? (?:that )?(?:will|does|do) not (?:open|shut|close)|bonnet (?:latch|catch))/i,
    text: 'It can fail: front doors have to open from inside and outside, and every door and the bonnet have to stay securely shut. A lock that works by hand but not by the remote passes.',
  },
  {
    about: /\bhorn\b/i,
    text: 'It fails: a horn that does not work, or is not loud enough to be heard by other road users, is a defect of the test.',
  },
  {
    about: /\bwindscreen (?:crack|chip|damage)|(?:cracked|chipped) windscreen/i,
    text: 'It can fail: damage of more than 10 mm in the strip that the driver looks through, or of more than 40 mm elsewhere in the area that the wipers sweep, fails where it spoils the view.',
  },
  {
    about:
      /\b(?:oil|coolant|fluid|gearbox oil) leak|leaking (?:oil|coolant|fluid|sump|gasket|seal|water pump|radiator)/i,
    text: 'It can fail: a leak fails where it is heavy enough to be a danger to others or to the environment, such as a steady drip that forms a pool. A damp joint passes, perhaps with an advisory.',
  },
  {
    about: /\bwheel bearing|hub bearing/i,
    text: 'It can fail: a wheel bearing that is rough or has too much play fails, and one that may break up is a dangerous defect. A slight hum without either passes.',
  },
  {
    about:
      /\b(?:engine light|check engine|misfir|P[0-3]\d{3}|adblue|particulate|dpf|nox|lambda|catal)/i,
    text: 'It fails while the engine light is on: a lit engine warning light is a major defect, on petrol cars first used from July 2003 and on diesels from July 2008. Clearing the code without mending the fault brings it back.',
  },
  {
    about:
      /\b(?:brake (?:pads?|discs?|shoes?|fluid|pipe|hose)|caliper|master cylinder|handbrake|parking brake)/i,
    text: 'It can fail: pads below 1.5 mm of lining, leaks, binding and brakes that are weak or uneven on the tester’s rollers all fail. A pedal that sinks fails too.',
  },
  {
    about: /\b(?:tyre|puncture|tread|tpms)/i,
    text: 'It can fail: less than 1.6 mm of tread, a bulge, a cut to the cords, and on cars first used from 2012 a lit tyre-pressure light fail. A tyre that merely loses air slowly passes if it is sound and pumped up on the day.',
  },
  {
    about:
      /\b(?:ball joint|tie rod|track rod|control arm|drop link|stabiliser|bush|strut|shock|damper|spring|steering rack)/i,
    text: 'It can fail: a joint or bush with too much play, a broken spring and a leaking damper fail; one that only rattles a little may pass or get an advisory.',
  },
  {
    about: /\b(?:fuel (?:tank|line|leak|rail)|smell of (?:petrol|fuel)|petrol leak)/i,
    text: 'It fails: a fuel leak is a major defect at least, and a dangerous one where it may catch fire.',
  },
  {
    about:
      /\b(?:air.?con|refrigerant|A\/C|compressor clutch|condenser|evaporator|radio|central locking|on-board charger|charge point|does not charge|clutch|gearbox fluid)/i,
    text: 'As a rule it does not fail for that: this is no part of the MOT itself, as long as no warning lamp of the test is lit and nothing leaks or is loose.',
  },
  {
    about: /\b(?:windscreen wiper|front wiper|wiper)/i,
    text: 'It fails where the driver’s view is not cleared: the windscreen’s wipers and washers have to work.',
  },
  {
    about: /\b(?:battery|alternator|starter)/i,
    text: 'It does not fail by itself, but the car has to run for the test, and lamps, horn and electric steering have to work; a battery that is loose or leaks fails.',
  },
  {
    about: /\b(?:headl|bulb|lamp|indicator|brake light)/i,
    text: 'It can fail: the lights that the law asks for have to work, with the right colour and aim.',
  },
];
