ALTER TABLE "recordings" ADD COLUMN "guided_test" text;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "verdict" text;