ALTER TABLE "webhook_endpoints" ADD COLUMN "old_secrets" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- What everybody may do and pays: whoever changes it, by the billing command, by a release or by hand,
-- leaves a record that belongs to no account. What a first start seeds is no change.
CREATE FUNCTION record_policy_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  old_row jsonb := to_jsonb(OLD) - 'edited_at';
  new_row jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE to_jsonb(NEW) - 'edited_at' END;
BEGIN
  INSERT INTO security_audit_events (user_id, kind, severity, detail)
  VALUES (NULL, 'security_policy_change', 'warning', jsonb_build_object(
    'of', TG_TABLE_NAME,
    'plan', old_row ->> 'tier',
    'metric', old_row ->> 'metric',
    'from', (SELECT jsonb_object_agg(key, value) FROM jsonb_each(old_row) WHERE value IS DISTINCT FROM new_row -> key),
    'to', (SELECT jsonb_object_agg(key, value) FROM jsonb_each(new_row) WHERE value IS DISTINCT FROM old_row -> key)
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_record_policy_change AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.price_cents, OLD.currency, OLD.price_id, OLD.trial_days) IS DISTINCT FROM (NEW.price_cents, NEW.currency, NEW.price_id, NEW.trial_days))
  EXECUTE FUNCTION record_policy_change();
--> statement-breakpoint
CREATE TRIGGER usage_limits_record_policy_change AFTER UPDATE ON usage_limits FOR EACH ROW
  WHEN (OLD.allowance IS DISTINCT FROM NEW.allowance) EXECUTE FUNCTION record_policy_change();
--> statement-breakpoint
CREATE TRIGGER usage_limits_record_policy_end AFTER DELETE ON usage_limits FOR EACH ROW EXECUTE FUNCTION record_policy_change();
