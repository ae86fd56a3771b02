-- Keys by which programs act for a user.
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"start" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_user_id_idx" ON "api_keys" USING btree ("user_id");
--> statement-breakpoint
ALTER TABLE "api_keys" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "api_keys" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE 'CREATE POLICY owner_all ON api_keys TO CURRENT_USER USING (true) WITH CHECK (true)';
  EXECUTE 'REVOKE ALL ON api_keys FROM PUBLIC';
END $$;
--> statement-breakpoint
-- A user sees their keys; who a request is by is found, and keys are made and revoked, by the owner role.
GRANT SELECT ON api_keys TO app_user;
--> statement-breakpoint
CREATE POLICY own_rows ON api_keys FOR SELECT TO app_user USING (user_id = (SELECT app_user_id()));
