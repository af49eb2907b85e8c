// Formats cached by pattern in a static plain map; a calendar that all callers share.
// heddle: --open
import java.util.Calendar;
import java.util.HashMap;
import java.util.Map;
public class Main {
    private static final Map<String, Main> CACHE = new HashMap<>();
    private static String defaultPattern;
    private final String pattern;
    private final Calendar calendar = Calendar.getInstance();
    private int maxLength;
    private Main(String pattern) {
        this.pattern = pattern;
        this.maxLength = pattern.length() * 2;
    }
    public static synchronized Main getInstance(String pattern) {
        Main f = CACHE.get(pattern);
        if (f == null) {
            f = new Main(pattern);
            CACHE.put(pattern, f);
        }
        return f;
    }
    public static Main getDefault() {
        if (defaultPattern == null) { // RACE! d
            defaultPattern = "yyyy"; // RACE! d
        }
        return getInstance(defaultPattern); // RACE! d
    }
    public String format(long millis) {
        calendar.setTimeInMillis(millis); // RACE! c
        return pattern + calendar.get(Calendar.YEAR); // RACE! c
    }
    public int getMaxLength() {
        return maxLength;
    }
    public String getPattern() {
        return pattern;
    }
}
