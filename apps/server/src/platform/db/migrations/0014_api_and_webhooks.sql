CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_status" integer,
	"last_failure" text,
	"last_attempt_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_user_id_idx" ON "webhook_deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_id_created_at_idx" ON "webhook_deliveries" USING btree ("endpoint_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due_idx" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_endpoints_user_id_idx" ON "webhook_endpoints" USING btree ("user_id");--> statement-breakpoint
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['webhook_endpoints', 'webhook_deliveries'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY owner_all ON %I TO CURRENT_USER USING (true) WITH CHECK (true)', t);
    EXECUTE format('REVOKE ALL ON %I FROM PUBLIC', t);
    -- A user sees their own; they are made, sent and changed by the owner role.
    EXECUTE format('GRANT SELECT ON %I TO app_user', t);
    EXECUTE format('CREATE POLICY own_rows ON %I FOR SELECT TO app_user USING (user_id = (SELECT app_user_id()))', t);
  END LOOP;
END $$;
--> statement-breakpoint
-- Like take_rate_limit, and tells how much is left: what the answers of the public API say in their headers.
CREATE FUNCTION count_rate_limit(p_key text, p_limit integer, p_seconds integer)
RETURNS TABLE (is_refused boolean, remaining integer, reset_seconds integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  now_at timestamptz := app_now();
  used integer;
  started timestamptz;
BEGIN
  INSERT INTO rate_limits AS r (key, window_start, count) VALUES (p_key, now_at, 1)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN r.window_start + make_interval(secs => p_seconds) <= now_at THEN 1 ELSE r.count + 1 END,
    window_start = CASE WHEN r.window_start + make_interval(secs => p_seconds) <= now_at THEN now_at ELSE r.window_start END
  RETURNING r.count, r.window_start INTO used, started;
  RETURN QUERY SELECT used > p_limit, greatest(0, p_limit - used),
    greatest(1, ceil(extract(epoch FROM started + make_interval(secs => p_seconds) - now_at))::integer);
END $$;
--> statement-breakpoint
-- One row for each of the user's endpoints that want this event, in the transaction of what it tells of.
CREATE FUNCTION queue_webhook_event(p_user uuid, p_event text, p_data jsonb) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
  INSERT INTO webhook_deliveries (user_id, endpoint_id, event, payload, next_attempt_at)
  SELECT e.user_id, e.id, p_event,
    jsonb_build_object(
      'type', p_event,
      'timestamp', to_char(app_now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'data', p_data
    ),
    app_now()
  FROM webhook_endpoints e
  WHERE e.user_id = p_user AND e.disabled_at IS NULL AND p_event = ANY (e.events)
$$;
--> statement-breakpoint
CREATE FUNCTION tell_of_diagnosis() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM queue_webhook_event(NEW.user_id, 'diagnosis.created', jsonb_build_object('id', NEW.id, 'vehicleId', NEW.vehicle_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_of_vehicle() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  about jsonb := jsonb_build_object('id', NEW.id, 'vehicleId', NEW.id);
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM queue_webhook_event(NEW.user_id, 'vehicle.created', about);
  ELSIF NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL THEN
    PERFORM queue_webhook_event(NEW.user_id, 'vehicle.deleted', about);
  -- The first reading of a new vehicle's log belongs to its creation.
  ELSIF NEW.deleted_at IS NULL AND NEW.created_at <> app_now() THEN
    PERFORM queue_webhook_event(NEW.user_id, 'vehicle.updated', about);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_of_maintenance() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM queue_webhook_event(
    NEW.user_id,
    CASE TG_OP WHEN 'INSERT' THEN 'maintenance.created' ELSE 'maintenance.completed' END,
    jsonb_build_object('id', NEW.id, 'vehicleId', NEW.vehicle_id)
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_of_due() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM queue_webhook_event(NEW.user_id, 'maintenance.due', jsonb_build_object(
    'id', NEW.id, 'vehicleId', NEW.vehicle_id, 'kind', NEW.kind, 'title', NEW.title, 'body', NEW.body));
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION count_rate_limit(text, integer, integer), queue_webhook_event(uuid, text, jsonb),
  tell_of_diagnosis(), tell_of_vehicle(), tell_of_maintenance(), tell_of_due() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER diagnoses_tell AFTER INSERT ON diagnoses FOR EACH ROW EXECUTE FUNCTION tell_of_diagnosis();
--> statement-breakpoint
CREATE TRIGGER vehicles_tell AFTER INSERT OR UPDATE OF make, model, year, nickname, vin, color, notes, registration,
  fuel, transmission, mileage, deleted_at ON vehicles FOR EACH ROW EXECUTE FUNCTION tell_of_vehicle();
--> statement-breakpoint
CREATE TRIGGER maintenance_schedules_tell AFTER INSERT ON maintenance_schedules
  FOR EACH ROW EXECUTE FUNCTION tell_of_maintenance();
--> statement-breakpoint
CREATE TRIGGER maintenance_schedules_tell_of_completion AFTER UPDATE OF completed ON maintenance_schedules
  FOR EACH ROW WHEN (NEW.completed AND NOT OLD.completed) EXECUTE FUNCTION tell_of_maintenance();
--> statement-breakpoint
CREATE TRIGGER notifications_tell_of_due AFTER INSERT ON notifications
  FOR EACH ROW WHEN (NEW.kind IN ('maintenance-due', 'maintenance-overdue', 'mot-due', 'tax-due'))
  EXECUTE FUNCTION tell_of_due();
