CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'preparing' NOT NULL,
	"parts" integer,
	"bytes" bigint,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_user_id_idx" ON "data_exports" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_preparing_idx" ON "data_exports" USING btree ("user_id") WHERE state = 'preparing';--> statement-breakpoint
-- The server writes: a user sees what is prepared for them.
ALTER TABLE data_exports ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE data_exports FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY owner_all ON data_exports TO CURRENT_USER USING (true) WITH CHECK (true);
--> statement-breakpoint
REVOKE ALL ON data_exports FROM PUBLIC;
--> statement-breakpoint
GRANT SELECT ON data_exports TO app_user;
--> statement-breakpoint
CREATE POLICY own_rows ON data_exports FOR SELECT TO app_user USING (user_id = (SELECT app_user_id()));
