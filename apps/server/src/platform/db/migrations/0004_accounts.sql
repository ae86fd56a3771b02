CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "profile_pictures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"used_code" text,
	"used_code_at" timestamp with time zone,
	CONSTRAINT "two_factors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "distance_unit" text DEFAULT 'miles' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_pictures" ADD CONSTRAINT "profile_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_user_id_idx" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factors_secret_idx" ON "two_factors" USING btree ("secret");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_distance_unit_check" CHECK ("users"."distance_unit" in ('miles', 'kilometres'));--> statement-breakpoint
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['known_devices', 'passkeys', 'profile_pictures', 'two_factors'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY owner_all ON %I TO CURRENT_USER USING (true) WITH CHECK (true)', t);
    EXECUTE format('REVOKE ALL ON %I FROM PUBLIC', t);
  END LOOP;
END $$;
--> statement-breakpoint
-- Their picture is a person's own; ways to sign in stay with the owner role.
GRANT SELECT, INSERT, UPDATE, DELETE ON profile_pictures TO app_user;
--> statement-breakpoint
CREATE POLICY own_rows ON profile_pictures TO app_user
  USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));
--> statement-breakpoint
-- What a person makes, changes or deletes is an event of theirs, written by the same statement: no
-- code can forget it. Only where a person acts: jobs, migrations and erasure have no app.user_id.
CREATE FUNCTION record_data_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  person uuid := app_user_id();
  old_row jsonb := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE to_jsonb(NEW) END;
  kind text;
BEGIN
  IF person IS NULL THEN RETURN NULL; END IF;
  kind := CASE
    WHEN TG_OP = 'INSERT' THEN 'data_create'
    WHEN TG_OP = 'DELETE' THEN 'data_delete'
    -- Deleted softly.
    WHEN old_row ->> 'deleted_at' IS NULL AND new_row ->> 'deleted_at' IS NOT NULL THEN 'data_delete'
    ELSE 'data_update'
  END;
  INSERT INTO security_audit_events (user_id, kind, severity, ip_address, user_agent, detail)
  VALUES (
    person, kind, 'info',
    nullif(current_setting('app.address', true), ''),
    nullif(current_setting('app.agent', true), ''),
    jsonb_strip_nulls(jsonb_build_object('of', TG_TABLE_NAME, 'id', coalesce(new_row, old_row) ->> 'id'))
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['diagnoses', 'repair_guides', 'vehicles', 'maintenance_schedules', 'notification_settings', 'profile_pictures'] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION record_data_event()',
      t || '_record_data_event', t);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION record_sign_up() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO security_audit_events (user_id, kind, severity, ip_address, user_agent)
  VALUES (NEW.id, 'auth_signup', 'info',
    nullif(current_setting('app.address', true), ''), nullif(current_setting('app.agent', true), ''));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_record_sign_up AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION record_sign_up();
--> statement-breakpoint
-- At the commit, and only of a session that is still there: while a second factor is owed, the first
-- one's session is made and deleted in one transaction. A renewed session has no method.
CREATE FUNCTION record_sign_in() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  IF NEW.method IS NOT NULL AND EXISTS (SELECT 1 FROM sessions WHERE id = NEW.id) THEN
    INSERT INTO security_audit_events (user_id, kind, severity, ip_address, user_agent, detail)
    VALUES (NEW.user_id, 'auth_success', 'info', nullif(NEW.ip_address, ''), nullif(NEW.user_agent, ''),
      jsonb_build_object('method', NEW.method));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sessions_record_sign_in AFTER INSERT ON sessions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_sign_in();
--> statement-breakpoint
-- Google's answer is followed outside of a transaction of ours, so the row itself tells of it.
CREATE FUNCTION record_connection() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO security_audit_events (user_id, kind, severity, ip_address, user_agent, detail)
  VALUES (NEW.user_id, 'security_setting_change', 'warning',
    nullif(current_setting('app.address', true), ''), nullif(current_setting('app.agent', true), ''),
    jsonb_build_object('change', NEW.provider_id || '-connected'));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_record_connection AFTER INSERT ON accounts
  FOR EACH ROW WHEN (NEW.provider_id = 'google') EXECUTE FUNCTION record_connection();
