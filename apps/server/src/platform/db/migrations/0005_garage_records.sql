CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid,
	"vehicle_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"happened_on" date NOT NULL,
	"title" text NOT NULL,
	"place" text,
	"third_party" text,
	"reference" text,
	"cost_cents" integer,
	"currency" text,
	"is_settled" boolean DEFAULT false NOT NULL,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "renewals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid,
	"vehicle_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"provider" text,
	"reference" text,
	"due_on" date NOT NULL,
	"every_months" integer,
	"cost_cents" integer,
	"currency" text,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "supplies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"stocked" numeric(9, 2) NOT NULL,
	"low_at" numeric(9, 2),
	"part_number" text,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "supplies_stocked_check" CHECK ("supplies"."stocked" >= 0)
);
--> statement-breakpoint
CREATE TABLE "supply_uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"supply_id" uuid NOT NULL,
	"log_entry_id" uuid,
	"amount" numeric(9, 2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "supply_uses_amount_check" CHECK ("supply_uses"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "tyre_sets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid,
	"vehicle_id" uuid NOT NULL,
	"name" text NOT NULL,
	"season" text NOT NULL,
	"size" text,
	"notes" text,
	"fittings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"treads" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "vehicle_shares" DROP CONSTRAINT "vehicle_shares_role_check";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "incident_id" uuid;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "kind" text DEFAULT 'car' NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "archived_as" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "archived_on" date;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "custom_fields" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplies" ADD CONSTRAINT "supplies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_uses" ADD CONSTRAINT "supply_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_uses" ADD CONSTRAINT "supply_uses_supply_id_supplies_id_fk" FOREIGN KEY ("supply_id") REFERENCES "supplies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_uses" ADD CONSTRAINT "supply_uses_log_entry_id_log_entries_id_fk" FOREIGN KEY ("log_entry_id") REFERENCES "log_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tyre_sets" ADD CONSTRAINT "tyre_sets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tyre_sets" ADD CONSTRAINT "tyre_sets_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tyre_sets" ADD CONSTRAINT "tyre_sets_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incidents_vehicle_id_idx" ON "incidents" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "incidents_user_id_idx" ON "incidents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "renewals_vehicle_id_idx" ON "renewals" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "renewals_user_id_idx" ON "renewals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "renewals_due_on_idx" ON "renewals" USING btree ("due_on");--> statement-breakpoint
CREATE INDEX "supplies_user_id_idx" ON "supplies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "supply_uses_user_id_idx" ON "supply_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "supply_uses_supply_id_idx" ON "supply_uses" USING btree ("supply_id");--> statement-breakpoint
CREATE INDEX "supply_uses_log_entry_id_idx" ON "supply_uses" USING btree ("log_entry_id");--> statement-breakpoint
CREATE INDEX "tyre_sets_vehicle_id_idx" ON "tyre_sets" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "tyre_sets_user_id_idx" ON "tyre_sets" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "incidents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_incident_id_idx" ON "files" USING btree ("incident_id");--> statement-breakpoint
ALTER TABLE "vehicle_shares" ADD CONSTRAINT "vehicle_shares_role_check" CHECK ("vehicle_shares"."role" in ('view', 'fuel', 'edit'));--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_kind_check" CHECK ("vehicles"."kind" in ('car', 'van', 'motorbike'));--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_archived_check" CHECK (("vehicles"."archived_as" is null) = ("vehicles"."archived_on" is null));--> statement-breakpoint
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['renewals', 'tyre_sets', 'incidents', 'supplies', 'supply_uses'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY owner_all ON %I TO CURRENT_USER USING (true) WITH CHECK (true)', t);
    EXECUTE format('REVOKE ALL ON %I FROM PUBLIC', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO app_user', t);
    EXECUTE format(
      'CREATE POLICY own_rows ON %I TO app_user USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()))', t);
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION keep_owner()', t || '_keep_owner', t);
  END LOOP;

  -- What belongs to a shared vehicle, to see by every role, to change by the role 'edit'.
  FOREACH t IN ARRAY ARRAY['renewals', 'tyre_sets', 'incidents'] LOOP
    EXECUTE format(
      'CREATE POLICY shared_rows ON %I FOR SELECT TO app_user USING (vehicle_id = ANY ((SELECT shared_vehicle_ids(false))::uuid[]))', t);
    EXECUTE format(
      'CREATE POLICY shared_insert ON %I FOR INSERT TO app_user WITH CHECK (vehicle_id = ANY ((SELECT shared_vehicle_ids(true))::uuid[]))', t);
    EXECUTE format(
      'CREATE POLICY shared_update ON %I FOR UPDATE TO app_user USING (vehicle_id = ANY ((SELECT shared_vehicle_ids(true))::uuid[])) WITH CHECK (vehicle_id = ANY ((SELECT shared_vehicle_ids(true))::uuid[]))', t);
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION same_owner()', t || '_same_owner', t);
  END LOOP;

  FOREACH t IN ARRAY ARRAY['renewals', 'tyre_sets', 'incidents', 'supplies'] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION record_data_event()',
      t || '_record_data_event', t);
  END LOOP;
END $$;
--> statement-breakpoint
-- What is used is of one's own shelf, for an entry that one wrote or owns.
CREATE FUNCTION own_supply() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM supplies s WHERE s.id = NEW.supply_id AND s.user_id = NEW.user_id) THEN
    RAISE foreign_key_violation USING MESSAGE = 'the supply is not this user''s';
  END IF;
  IF NEW.log_entry_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM log_entries l WHERE l.id = NEW.log_entry_id AND NEW.user_id IN (l.user_id, l.created_by)
  ) THEN
    RAISE foreign_key_violation USING MESSAGE = 'the entry is not this user''s';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER supply_uses_own_supply BEFORE INSERT OR UPDATE OF supply_id, log_entry_id ON supply_uses FOR EACH ROW EXECUTE FUNCTION own_supply();
--> statement-breakpoint
-- A deleted entry gives back what its job took, and takes it again when it is restored.
CREATE FUNCTION give_supplies_back() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE supply_uses SET deleted_at = NEW.deleted_at WHERE log_entry_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER log_entries_give_supplies_back AFTER UPDATE OF deleted_at ON log_entries FOR EACH ROW
  WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION give_supplies_back();
--> statement-breakpoint
-- The vehicles to whose log one may add fill-ups, charges and readings, and nothing else.
CREATE FUNCTION fuelled_vehicle_ids() RETURNS uuid[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  RETURN (
    SELECT coalesce(array_agg(s.vehicle_id), '{}')
    FROM vehicle_shares s JOIN vehicles v ON v.id = s.vehicle_id
    WHERE s.member_id = app_user_id() AND s.accepted_at IS NOT NULL AND s.revoked_at IS NULL
      AND v.deleted_at IS NULL AND s.role = 'fuel'
  );
END $$;
--> statement-breakpoint
CREATE POLICY fuel_insert ON log_entries FOR INSERT TO app_user
  WITH CHECK (vehicle_id = ANY ((SELECT fuelled_vehicle_ids())::uuid[]) AND kind IN ('odometer', 'fuel', 'charge')
    AND created_by = (SELECT app_user_id()));
--> statement-breakpoint
CREATE POLICY fuel_update ON log_entries FOR UPDATE TO app_user
  USING (vehicle_id = ANY ((SELECT fuelled_vehicle_ids())::uuid[]) AND kind IN ('odometer', 'fuel', 'charge')
    AND created_by = (SELECT app_user_id()))
  WITH CHECK (vehicle_id = ANY ((SELECT fuelled_vehicle_ids())::uuid[]) AND kind IN ('odometer', 'fuel', 'charge')
    AND created_by = (SELECT app_user_id()));
--> statement-breakpoint
REVOKE ALL ON FUNCTION own_supply(), give_supplies_back(), fuelled_vehicle_ids() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION fuelled_vehicle_ids() TO app_user;
