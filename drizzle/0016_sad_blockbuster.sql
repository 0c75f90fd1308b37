CREATE TABLE "readership" (
	"profile_id" text NOT NULL,
	"day" date NOT NULL,
	"page" text NOT NULL,
	"measure" text NOT NULL,
	"item" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "readership_profile_id_day_page_measure_item_pk" PRIMARY KEY("profile_id","day","page","measure","item")
);
--> statement-breakpoint
CREATE TABLE "weekly_digests" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "reads_counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "readership" ADD CONSTRAINT "readership_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_digests" ADD CONSTRAINT "weekly_digests_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;