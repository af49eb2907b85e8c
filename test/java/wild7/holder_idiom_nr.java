// Initialisation on demand by a holder class; what it holds is only read afterwards.
import java.util.HashMap;
import java.util.Map;

public class Main {
    static class Countries {
        private final Map<String, String> byCode = new HashMap<>();

        private Countries() {
            byCode.put("se", "Sweden"); // NORACE
            byCode.put("fi", "Finland"); // NORACE
        }

        private static class Holder {
            static final Countries INSTANCE = new Countries();
        }

        static Countries get() {
            return Holder.INSTANCE;
        }

        String name(String code) {
            return byCode.getOrDefault(code, "?"); // NORACE
        }
    }

    public static void main(String[] args) {
        for (String code : new String[] {"se", "fi", "xx"})
            new Thread(() -> System.out.println(Countries.get().name(code))).start();
    }
}
