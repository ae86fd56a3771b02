ALTER TABLE "users" ADD COLUMN "price_region" text DEFAULT 'us' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "labour_cents_per_hour" integer;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_price_region_check" CHECK ("users"."price_region" in ('us', 'uk', 'eu'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_labour_cents_per_hour_check" CHECK ("users"."labour_cents_per_hour" between 1000 and 50000);