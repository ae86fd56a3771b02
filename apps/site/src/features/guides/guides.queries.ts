import { api } from '@wrenchwise/client/api.ts';
import { getGuideOnCar, listGuides } from '@wrenchwise/contract/endpoints/guides';
import { listVehicles } from '@wrenchwise/contract/endpoints/vehicles';
import type { ListedCategorySlug } from '@wrenchwise/rules/guide-categories';

/** Guides on one page of the grid. */
export const PAGE_SIZE = 12;

/** The address of a page of all guides, from 1. */
export const guidesPagePath = (page: number): string =>
  page === 1 ? '/car-repair-guides' : `/car-repair-guides/page/${page}`;

interface Asked {
  readonly search: string;
  /** By its part of an address; empty: any car. */
  readonly car: string;
  /** From 1. */
  readonly page: number;
}

/** A page of the public guides. */
export const readGuides = ({ search, car, page }: Asked, signal: AbortSignal) =>
  api(
    listGuides,
    {
      query: {
        page,
        perPage: PAGE_SIZE,
        ...(search === '' ? {} : { searchTerm: search }),
        ...(car === '' ? {} : { car }),
      },
    },
    { signal },
  );

/** The most that the API gives on one page. */
const LARGEST_PAGE = 50;

interface AskedCategory {
  readonly category: ListedCategorySlug;
  /** By its part of an address. */
  readonly car: string;
}

/** All guides of a category that fit a car, what fails most on it first. */
export const readCategoryOnCar = async (query: AskedCategory, signal: AbortSignal) => {
  const readPage = (page: number) =>
    api(listGuides, { query: { ...query, page, perPage: LARGEST_PAGE } }, { signal });
  const first = await readPage(1);
  const others = await Promise.all(
    Array.from({ length: Math.ceil(first.total / LARGEST_PAGE) - 1 }, (_, at) => readPage(at + 2)),
  );
  return { ...first, guides: [first, ...others].flatMap(({ guides }) => guides) };
};

/** What differs on a car, by the guide's slug and the car's part of an address. */
export const readGuideOnCar = (
  params: { readonly slug: string; readonly car: string },
  signal: AbortSignal,
) => api(getGuideOnCar, { params }, { signal });

const MAX_CARS = 6;

/** The names of the reader's own cars: 'Ford Focus 2015'. */
export const readGarageCars = async (signal: AbortSignal): Promise<readonly string[]> => {
  const { vehicles } = await api(
    listVehicles,
    { query: { page: 1, perPage: MAX_CARS } },
    { signal },
  );
  return [...new Set(vehicles.map(({ make, model, year }) => `${make} ${model} ${year}`))];
};
