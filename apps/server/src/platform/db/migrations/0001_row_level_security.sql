-- Whoever serves a person runs as app_user with app.user_id set for the transaction. The role
-- belongs to the cluster, so another database, or another instance, may have made it already.
DO $$ BEGIN
  CREATE ROLE app_user NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('GRANT app_user TO %I', current_user);
EXCEPTION WHEN OTHERS THEN
  IF NOT pg_has_role(current_user, 'app_user', 'MEMBER') THEN RAISE; END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION app_user_id() RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('app.user_id', true), '')::uuid
$$;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('GRANT USAGE ON SCHEMA %I TO app_user', current_schema());
END $$;
--> statement-breakpoint
-- Security is on and forced for every table: what no policy allows is denied, the owner included.
-- The owner role (migrations, jobs, webhooks, sign-in) has a policy of its own.
DO $$
DECLARE
  t text;
BEGIN
  FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY owner_all ON %I TO CURRENT_USER USING (true) WITH CHECK (true)', t);
    EXECUTE format('REVOKE ALL ON %I FROM PUBLIC', t);
  END LOOP;

  -- A person's own rows, to see and to change.
  FOREACH t IN ARRAY ARRAY['diagnoses', 'repair_guides', 'vehicles', 'maintenance_schedules', 'notification_settings'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO app_user', t);
    EXECUTE format(
      'CREATE POLICY own_rows ON %I TO app_user USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()))', t);
  END LOOP;

  -- A person's own rows, to see only: the server alone writes money, usage and audit.
  FOREACH t IN ARRAY ARRAY['subscriptions', 'payment_subscriptions', 'billing_history', 'usage_tracking', 'usage_reservations', 'usage_metrics', 'security_audit_events'] LOOP
    EXECUTE format('GRANT SELECT ON %I TO app_user', t);
    EXECUTE format('CREATE POLICY own_rows ON %I FOR SELECT TO app_user USING (user_id = (SELECT app_user_id()))', t);
  END LOOP;

  -- The catalogue is everybody's to read.
  FOREACH t IN ARRAY ARRAY['products', 'usage_limits'] LOOP
    EXECUTE format('GRANT SELECT ON %I TO app_user', t);
    EXECUTE format('CREATE POLICY everybody_reads ON %I FOR SELECT TO app_user USING (true)', t);
  END LOOP;

  -- What a person may hand in but not read back.
  FOREACH t IN ARRAY ARRAY['contact_messages', 'application_errors'] LOOP
    EXECUTE format('GRANT INSERT ON %I TO app_user', t);
    EXECUTE format('CREATE POLICY own_insert ON %I FOR INSERT TO app_user WITH CHECK (user_id = (SELECT app_user_id()))', t);
  END LOOP;
END $$;
--> statement-breakpoint
-- A task, a guide or a reference must not point into another person's rows: foreign keys are
-- checked without row-level security, so the owner is compared here.
CREATE FUNCTION same_owner() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  row_data jsonb := to_jsonb(NEW);
BEGIN
  IF row_data ->> 'diagnosis_id' IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM diagnoses d WHERE d.id = (row_data ->> 'diagnosis_id')::uuid AND d.user_id = NEW.user_id
  ) THEN
    RAISE foreign_key_violation USING MESSAGE = 'the diagnosis is not this user''s';
  END IF;
  IF row_data ->> 'vehicle_id' IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM vehicles v WHERE v.id = (row_data ->> 'vehicle_id')::uuid AND v.user_id = NEW.user_id
  ) THEN
    RAISE foreign_key_violation USING MESSAGE = 'the vehicle is not this user''s';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER repair_guides_same_owner BEFORE INSERT OR UPDATE ON repair_guides
  FOR EACH ROW EXECUTE FUNCTION same_owner();
--> statement-breakpoint
CREATE TRIGGER maintenance_schedules_same_owner BEFORE INSERT OR UPDATE ON maintenance_schedules
  FOR EACH ROW EXECUTE FUNCTION same_owner();
