CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid,
	"vehicle_id" uuid NOT NULL,
	"log_entry_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "log_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid,
	"vehicle_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"odometer" numeric(11, 3),
	"litres" numeric(9, 3),
	"kwh" numeric(9, 3),
	"is_full" boolean,
	"is_after_gap" boolean DEFAULT false NOT NULL,
	"cost_cents" integer,
	"currency" text,
	"category" text,
	"title" text,
	"place" text,
	"notes" text,
	"task_id" uuid,
	"import_id" uuid,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "log_entries_odometer_check" CHECK ("log_entries"."odometer" >= 0),
	CONSTRAINT "log_entries_cost_check" CHECK ("log_entries"."cost_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "log_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"format" text NOT NULL,
	"file_name" text NOT NULL,
	"rows" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "maintenance_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"vehicle_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"href" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_user_id_dedupe_key_unique" UNIQUE("user_id","dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_register_records" (
	"vehicle_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"record" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"member_id" uuid,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "vehicle_shares_role_check" CHECK ("vehicle_shares"."role" in ('view', 'edit'))
);
--> statement-breakpoint
ALTER TABLE "diagnoses" ADD COLUMN "vehicle_id" uuid;--> statement-breakpoint
ALTER TABLE "diagnoses" ADD COLUMN "resolved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "reminder_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "maintenance_schedules" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "maintenance_schedules" ADD COLUMN "series_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "maintenance_schedules" ADD COLUMN "service_item" text;--> statement-breakpoint
ALTER TABLE "maintenance_schedules" ADD COLUMN "source" text DEFAULT 'manual' NOT NULL;--> statement-breakpoint
ALTER TABLE "maintenance_schedules" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "nickname" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "mileage_on" date;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "fuel" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "transmission" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "engine" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "mot_expiry_date" date;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "distance_unit" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "volume_unit" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "use_profile" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "photo_file_id" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_log_entry_id_log_entries_id_fk" FOREIGN KEY ("log_entry_id") REFERENCES "log_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_entries" ADD CONSTRAINT "log_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_entries" ADD CONSTRAINT "log_entries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_entries" ADD CONSTRAINT "log_entries_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_entries" ADD CONSTRAINT "log_entries_task_id_maintenance_schedules_id_fk" FOREIGN KEY ("task_id") REFERENCES "maintenance_schedules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_entries" ADD CONSTRAINT "log_entries_import_id_log_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "log_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_imports" ADD CONSTRAINT "log_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_imports" ADD CONSTRAINT "log_imports_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_templates" ADD CONSTRAINT "maintenance_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_register_records" ADD CONSTRAINT "vehicle_register_records_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_register_records" ADD CONSTRAINT "vehicle_register_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_shares" ADD CONSTRAINT "vehicle_shares_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_shares" ADD CONSTRAINT "vehicle_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_shares" ADD CONSTRAINT "vehicle_shares_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_vehicle_id_created_at_idx" ON "files" USING btree ("vehicle_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "files_user_id_idx" ON "files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "files_log_entry_id_idx" ON "files" USING btree ("log_entry_id");--> statement-breakpoint
CREATE INDEX "log_entries_vehicle_id_date_idx" ON "log_entries" USING btree ("vehicle_id","date" DESC NULLS LAST,"created_at" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "log_entries_user_id_idx" ON "log_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "log_entries_task_id_idx" ON "log_entries" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "log_entries_import_id_idx" ON "log_entries" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "log_imports_user_id_idx" ON "log_imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "log_imports_vehicle_id_idx" ON "log_imports" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "maintenance_templates_user_id_idx" ON "maintenance_templates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_user_id_created_at_idx" ON "notifications" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_vehicle_id_idx" ON "notifications" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vehicle_shares_vehicle_id_idx" ON "vehicle_shares" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "vehicle_shares_user_id_idx" ON "vehicle_shares" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vehicle_shares_member_id_idx" ON "vehicle_shares" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_shares_token_hash_idx" ON "vehicle_shares" USING btree ("token_hash");--> statement-breakpoint
ALTER TABLE "diagnoses" ADD CONSTRAINT "diagnoses_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_schedules" ADD CONSTRAINT "maintenance_schedules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diagnoses_vehicle_id_created_at_idx" ON "diagnoses" USING btree ("vehicle_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "maintenance_schedules_vehicle_id_due_date_idx" ON "maintenance_schedules" USING btree ("vehicle_id","due_date");--> statement-breakpoint
CREATE INDEX "maintenance_schedules_diagnosis_id_idx" ON "maintenance_schedules" USING btree ("diagnosis_id");--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_photo_file_id_files_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "files"("id") ON DELETE set null;
--> statement-breakpoint
-- Vehicles that others share with the user who is served, by the least role. Few, so an array: a policy
-- asks once for a statement, and indexes stay usable.
CREATE FUNCTION shared_vehicle_ids(p_can_edit boolean) RETURNS uuid[]
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT coalesce(array_agg(s.vehicle_id), '{}')
  FROM vehicle_shares s JOIN vehicles v ON v.id = s.vehicle_id
  WHERE s.member_id = app_user_id() AND s.accepted_at IS NOT NULL AND s.revoked_at IS NULL
    AND v.deleted_at IS NULL AND (s.role = 'edit' OR NOT p_can_edit)
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION shared_vehicle_ids(boolean) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION shared_vehicle_ids(boolean) TO app_user;
--> statement-breakpoint
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['vehicle_register_records', 'vehicle_shares', 'maintenance_templates', 'log_imports',
    'log_entries', 'files', 'notifications', 'push_subscriptions', 'calendar_feeds', 'server_keys'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY owner_all ON %I TO CURRENT_USER USING (true) WITH CHECK (true)', t);
    EXECUTE format('REVOKE ALL ON %I FROM PUBLIC', t);
  END LOOP;

  -- A user's own rows, to see and to change.
  FOREACH t IN ARRAY ARRAY['vehicle_register_records', 'maintenance_templates', 'log_imports', 'log_entries',
    'files', 'notifications', 'push_subscriptions', 'calendar_feeds'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO app_user', t);
    EXECUTE format(
      'CREATE POLICY own_rows ON %I TO app_user USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()))', t);
  END LOOP;

  -- What belongs to a shared vehicle, to see by either role, to change by the role 'edit'.
  FOREACH t IN ARRAY ARRAY['vehicle_register_records', 'maintenance_schedules', 'log_imports', 'log_entries', 'files'] LOOP
    EXECUTE format(
      'CREATE POLICY shared_rows ON %I FOR SELECT TO app_user USING (vehicle_id = ANY ((SELECT shared_vehicle_ids(false))::uuid[]))', t);
    EXECUTE format(
      'CREATE POLICY shared_insert ON %I FOR INSERT TO app_user WITH CHECK (vehicle_id = ANY ((SELECT shared_vehicle_ids(true))::uuid[]))', t);
    EXECUTE format(
      'CREATE POLICY shared_update ON %I FOR UPDATE TO app_user USING (vehicle_id = ANY ((SELECT shared_vehicle_ids(true))::uuid[])) WITH CHECK (vehicle_id = ANY ((SELECT shared_vehicle_ids(true))::uuid[]))', t);
    EXECUTE format(
      'CREATE POLICY shared_delete ON %I FOR DELETE TO app_user USING (vehicle_id = ANY ((SELECT shared_vehicle_ids(true))::uuid[]))', t);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY shared_rows ON vehicles FOR SELECT TO app_user
  USING (id = ANY ((SELECT shared_vehicle_ids(false))::uuid[]));
--> statement-breakpoint
CREATE POLICY shared_update ON vehicles FOR UPDATE TO app_user
  USING (id = ANY ((SELECT shared_vehicle_ids(true))::uuid[]))
  WITH CHECK (id = ANY ((SELECT shared_vehicle_ids(true))::uuid[]));
--> statement-breakpoint
-- Owner and member see a share; inviting, accepting and revoking is the owner role's.
GRANT SELECT ON vehicle_shares TO app_user;
--> statement-breakpoint
CREATE POLICY own_rows ON vehicle_shares FOR SELECT TO app_user USING (user_id = (SELECT app_user_id()));
--> statement-breakpoint
CREATE POLICY member_rows ON vehicle_shares FOR SELECT TO app_user USING (member_id = (SELECT app_user_id()));
--> statement-breakpoint
-- The owner of a vehicle owns all that belongs to it, and it does not change hands: otherwise a member could
-- take over what is shared with them.
CREATE FUNCTION keep_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.user_id IS DISTINCT FROM OLD.user_id THEN
    RAISE insufficient_privilege USING MESSAGE = 'a row keeps its owner';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['vehicles', 'vehicle_register_records', 'vehicle_shares', 'maintenance_schedules', 'log_imports',
    'log_entries', 'files'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION keep_owner()', t || '_keep_owner', t);
  END LOOP;
  FOREACH t IN ARRAY ARRAY['vehicle_register_records', 'vehicle_shares', 'log_imports', 'log_entries', 'files'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION same_owner()', t || '_same_owner', t);
  END LOOP;
  FOREACH t IN ARRAY ARRAY['vehicle_shares', 'maintenance_templates', 'files', 'push_subscriptions', 'log_imports'] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION record_data_event()',
      t || '_record_data_event', t);
  END LOOP;
END $$;
--> statement-breakpoint
-- A diagnosis may be of a car that is shared with its user.
CREATE FUNCTION own_or_shared_vehicle() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  IF NEW.vehicle_id IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.vehicle_id IS DISTINCT FROM OLD.vehicle_id) AND NOT EXISTS (
    SELECT 1 FROM vehicles v WHERE v.id = NEW.vehicle_id AND (v.user_id = NEW.user_id OR EXISTS (
      SELECT 1 FROM vehicle_shares s
      WHERE s.vehicle_id = v.id AND s.member_id = NEW.user_id AND s.accepted_at IS NOT NULL AND s.revoked_at IS NULL))
  ) THEN
    RAISE foreign_key_violation USING MESSAGE = 'the vehicle is not this user''s';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER diagnoses_own_or_shared_vehicle BEFORE INSERT OR UPDATE OF vehicle_id ON diagnoses
  FOR EACH ROW EXECUTE FUNCTION own_or_shared_vehicle();
--> statement-breakpoint
-- A vehicle's mileage is the newest reading of its log, so that a mistyped one is corrected in one place.
CREATE FUNCTION set_vehicle_mileage() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE vehicles v SET mileage = round(latest.odometer), mileage_on = latest.date
  FROM (SELECT DISTINCT vehicle_id FROM changed) c
  LEFT JOIN LATERAL (
    SELECT l.odometer, l.date FROM log_entries l
    WHERE l.vehicle_id = c.vehicle_id AND l.deleted_at IS NULL AND l.odometer IS NOT NULL
    ORDER BY l.date DESC, l.created_at DESC LIMIT 1
  ) latest ON true
  WHERE v.id = c.vehicle_id
    AND (v.mileage IS DISTINCT FROM round(latest.odometer) OR v.mileage_on IS DISTINCT FROM latest.date);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER log_entries_inserted AFTER INSERT ON log_entries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION set_vehicle_mileage();
--> statement-breakpoint
CREATE TRIGGER log_entries_updated AFTER UPDATE ON log_entries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION set_vehicle_mileage();
--> statement-breakpoint
CREATE TRIGGER log_entries_deleted AFTER DELETE ON log_entries
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION set_vehicle_mileage();
--> statement-breakpoint
-- A new reading is no change of the vehicle that its security events should tell of.
DROP TRIGGER vehicles_record_data_event ON vehicles;
--> statement-breakpoint
CREATE TRIGGER vehicles_record_data_event AFTER INSERT OR DELETE OR UPDATE OF make, model, year, nickname, vin, color,
  notes, registration, fuel, transmission, deleted_at ON vehicles FOR EACH ROW EXECUTE FUNCTION record_data_event();
--> statement-breakpoint
-- Bytes that a user's files take. Of two uploads for the last room exactly one wins: the lock is held until
-- the end of the transaction.
CREATE FUNCTION storage_used(p_user_id uuid) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT coalesce(sum(f.bytes), 0) FROM files f WHERE f.user_id = p_user_id AND f.deleted_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION take_storage(p_user_id uuid, p_bytes bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  megabytes integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('storage ' || p_user_id, 0));
  SELECT l.allowance INTO megabytes FROM usage_limits l
  WHERE l.tier = entitled_plan(p_user_id) AND l.metric = 'storage';
  IF NOT FOUND THEN RETURN false; END IF;
  RETURN megabytes IS NULL OR storage_used(p_user_id) + p_bytes <= megabytes::bigint * 1000000;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION storage_used(uuid), take_storage(uuid, bigint), keep_owner(), own_or_shared_vehicle(), set_vehicle_mileage() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION storage_used(uuid), take_storage(uuid, bigint) TO app_user;
