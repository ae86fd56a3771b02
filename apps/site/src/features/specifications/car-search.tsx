import { Button } from '@wrenchwise/ui/button.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { SPECIFICATIONS_PATH } from '@wrenchwise/vehicle/specification-path';

/** Leads to the page of a typed car: the server redirects, no script is needed. */
export function CarSearch() {
  return (
    <form action={siteAddress(SPECIFICATIONS_PATH)} className="max-w-xl">
      <label htmlFor="car" className="font-label">
        Make, model and year
      </label>
      <div className="mt-1.5 flex gap-2">
        <TextInput
          id="car"
          name="q"
          type="search"
          required
          autoComplete="off"
          placeholder="Ford Focus 2015"
          aria-describedby="not-found"
        />
        <Button type="submit">Find</Button>
      </div>
      {/* The server leads here when it knows no such car: a target needs no script. */}
      <p id="not-found" className="mt-2 hidden scroll-mt-40 text-sm text-high target:block">
        We know no car of that name. Check the spelling, or choose the make below.
      </p>
    </form>
  );
}
