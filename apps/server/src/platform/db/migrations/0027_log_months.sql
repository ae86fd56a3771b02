CREATE TABLE "log_months" (
	"user_id" uuid NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"month" date NOT NULL,
	"kinds" jsonb NOT NULL,
	"spending" jsonb NOT NULL,
	"reading_on" date,
	"reading" numeric(11, 3),
	CONSTRAINT "log_months_vehicle_id_month_pk" PRIMARY KEY("vehicle_id","month")
);
--> statement-breakpoint
ALTER TABLE "log_months" ADD CONSTRAINT "log_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_months" ADD CONSTRAINT "log_months_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "log_months_user_id_idx" ON "log_months" USING btree ("user_id");--> statement-breakpoint
-- Only the trigger writes: whoever sees a vehicle's log sees its sums.
ALTER TABLE log_months ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE log_months FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY owner_all ON log_months TO CURRENT_USER USING (true) WITH CHECK (true);
--> statement-breakpoint
REVOKE ALL ON log_months FROM PUBLIC;
--> statement-breakpoint
GRANT SELECT ON log_months TO app_user;
--> statement-breakpoint
CREATE POLICY own_rows ON log_months FOR SELECT TO app_user USING (user_id = (SELECT app_user_id()));
--> statement-breakpoint
CREATE POLICY shared_rows ON log_months FOR SELECT TO app_user
  USING (vehicle_id = ANY ((SELECT shared_vehicle_ids(false))::uuid[]));
--> statement-breakpoint
-- Sums these months of these vehicles anew, from their rows: nothing is added up that could drift. The vehicle is
-- locked first, so that of two who write to one month the second counts what the first wrote.
CREATE FUNCTION sum_log_months(p_vehicles uuid[], p_months date[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM 1 FROM vehicles v WHERE v.id = ANY (p_vehicles) ORDER BY v.id FOR NO KEY UPDATE;
  DELETE FROM log_months m USING unnest(p_vehicles, p_months) a(vehicle_id, month)
  WHERE m.vehicle_id = a.vehicle_id AND m.month = a.month AND NOT EXISTS (
    SELECT 1 FROM log_entries l WHERE l.vehicle_id = a.vehicle_id AND l.deleted_at IS NULL
      AND l.date >= a.month AND l.date < (a.month + interval '1 month')::date);
  INSERT INTO log_months (user_id, vehicle_id, month, kinds, spending, reading_on, reading)
  SELECT v.user_id, v.id, a.month, k.kinds, s.spending, r.date, r.odometer
  FROM (SELECT DISTINCT * FROM unnest(p_vehicles, p_months) u(vehicle_id, month)) a
  JOIN vehicles v ON v.id = a.vehicle_id
  CROSS JOIN LATERAL (
    SELECT jsonb_object_agg(c.kind, c.entries) AS kinds FROM (
      SELECT l.kind, count(*) AS entries FROM log_entries l
      WHERE l.vehicle_id = a.vehicle_id AND l.deleted_at IS NULL
        AND l.date >= a.month AND l.date < (a.month + interval '1 month')::date
      GROUP BY l.kind) c
  ) k
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_agg(jsonb_build_object('currency', c.currency, 'kind', c.kind, 'category', c.category,
      'cents', c.cents, 'entries', c.entries)), '[]') AS spending FROM (
      SELECT l.currency, l.kind, l.category, sum(l.cost_cents)::bigint AS cents, count(*) AS entries
      FROM log_entries l
      WHERE l.vehicle_id = a.vehicle_id AND l.deleted_at IS NULL AND l.cost_cents IS NOT NULL
        AND l.date >= a.month AND l.date < (a.month + interval '1 month')::date
      GROUP BY l.currency, l.kind, l.category) c
  ) s
  LEFT JOIN LATERAL (
    SELECT l.date, l.odometer FROM log_entries l
    WHERE l.vehicle_id = a.vehicle_id AND l.deleted_at IS NULL AND l.odometer IS NOT NULL
      AND l.date >= a.month AND l.date < (a.month + interval '1 month')::date
    ORDER BY l.date DESC, l.odometer DESC LIMIT 1
  ) r ON true
  WHERE k.kinds IS NOT NULL
  ON CONFLICT (vehicle_id, month) DO UPDATE SET kinds = excluded.kinds, spending = excluded.spending,
    reading_on = excluded.reading_on, reading = excluded.reading;
END $$;
--> statement-breakpoint
CREATE FUNCTION sum_changed_log_months() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  ids uuid[];
  months date[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(c.vehicle_id), array_agg(c.month) INTO ids, months
    FROM (SELECT DISTINCT vehicle_id, date_trunc('month', date)::date AS month FROM added) c;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(c.vehicle_id), array_agg(c.month) INTO ids, months
    FROM (SELECT DISTINCT vehicle_id, date_trunc('month', date)::date AS month FROM removed) c;
  ELSE
    SELECT array_agg(c.vehicle_id), array_agg(c.month) INTO ids, months
    FROM (SELECT vehicle_id, date_trunc('month', date)::date AS month FROM added
      UNION SELECT vehicle_id, date_trunc('month', date)::date FROM removed) c;
  END IF;
  IF ids IS NOT NULL THEN PERFORM sum_log_months(ids, months); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION sum_log_months(uuid[], date[]), sum_changed_log_months() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER log_entries_months_inserted AFTER INSERT ON log_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_changed_log_months();
--> statement-breakpoint
CREATE TRIGGER log_entries_months_updated AFTER UPDATE ON log_entries
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION sum_changed_log_months();
--> statement-breakpoint
CREATE TRIGGER log_entries_months_deleted AFTER DELETE ON log_entries
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION sum_changed_log_months();
--> statement-breakpoint
SELECT sum_log_months(array_agg(c.vehicle_id), array_agg(c.month))
FROM (SELECT DISTINCT vehicle_id, date_trunc('month', date)::date AS month FROM log_entries WHERE deleted_at IS NULL) c;
