/** Single words that name a part of a car: for the reader of intents one is as good as another. */
export const PART_WORDS: ReadonlySet<string> = new Set(
  `abs absorber accumulator actuator adblue aerial airbag airbags aircon alternator antenna antifreeze arm axle battery batteries bearing bearings
  belt belts bonnet boot bulb bulbs bumper bush bushes bushing bushings bracket cable cables caliper calipers cam camshaft cat catalyst
  chain clip clutch coil coils compressor condenser connector converter coolant coupling crankshaft cylinder damper dampers dashboard def
  differential dipstick disc discs disk disks door dpf drum drums dmf driveshaft ecu egr engine evaporator exhaust fan filter filters fluid flywheel
  fuse fuses gasket gaskets gearbox gears generator glow handbrake harness head headlight headlights heater hinge hood hose hoses hub ignition
  immobiliser injector injectors intake intercooler inverter joint joints lambda latch lever link links lock maf manifold map master mechatronic
  module motor mount mounts mirror muffler nut nuts oil pads pad pads pcv pedal phaser pinion pipe pipes piston plug plugs pulley pulleys pump pumps
  rack radiator relay relays reservoir resistor rotor rotors scuttle seal seals seat seatbelt sensor sensors servo shaft shock shocks shoe shoes
  silencer solenoid spark spring springs starter steering strainer strut struts subframe sump suspension switch tailgate tank tensioner
  thermostat throttle timing torque transmission trunk turbo turbocharger tyre tyres tire tires valve valves wheel wheels window windows windscreen
  windshield wiper wipers wire wires wiring wishbone`.split(/\s+/),
);
