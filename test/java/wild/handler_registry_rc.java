// Handlers are registered under a lock and looked up without it, by many dispatcher threads.
import java.util.HashMap;
import java.util.Map;
interface Command {
    String execute(String arg);
}
class CommandRegistry {
    private final Map<String, Command> commands = new HashMap<>();
    private final Map<String, Integer> usage = new HashMap<>();
    private Command fallback = a -> "unknown " + a;
    void register(String name, Command c) {
        synchronized (commands) {
            commands.put(name, c); // RACE! m
        }
    }
    Command find(String name) {
        Command c = commands.get(name); // RACE! m
        if (c != null) {
            synchronized (usage) {
                usage.merge(name, 1, Integer::sum);
            }
            return c;
        }
        return fallback;
    }
    Map<String, Integer> usage() {
        synchronized (usage) {
            return new HashMap<>(usage);
        }
    }
}
class Dispatcher extends Thread {
    private final CommandRegistry registry;
    private final String[] input;
    final StringBuilder output = new StringBuilder();
    Dispatcher(CommandRegistry registry, String... input) {
        this.registry = registry;
        this.input = input;
    }
    @Override
    public void run() {
        for (String word : input) {
            output.append(registry.find(word).execute(word)).append('\n');
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        CommandRegistry registry = new CommandRegistry();
        registry.register("up", String::toUpperCase);
        Dispatcher a = new Dispatcher(registry, "up", "down");
        Dispatcher b = new Dispatcher(registry, "down", "up", "left");
        a.start();
        b.start();
        registry.register("down", String::toLowerCase);
        System.out.println(registry.usage());
        a.join();
        b.join();
        System.out.println(a.output.toString() + b.output);
    }
}
