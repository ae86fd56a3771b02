/** Materials and small parts that every repair may need: they say nothing about what is repaired. */
export const MATERIAL =
  /\b(?:fluid|coolant|bolts?|clips?|clamps?|grease|cleaner|seals?|gaskets?|fuse|relay|wire|weights?|washers?|nuts?|alignment|registration|coding|hardware|fitting kit|refrigerant|skim|machining|pressure test)\b|^(?:engine |gearbox |gear |fresh )*oil(?: (?:and|&) (?:oil )?filter)?$|^oil filter$/iu;
