// A timer writes the status of a service that the main thread changes at the same time.
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
class Settings {
    private String host = "localhost";
    private int port = 80;
    private final List<String> users = new ArrayList<>();
    synchronized void setHost(String host) {
        this.host = host;
    }
    synchronized String host() {
        return host;
    }
    void setPort(int port) {
        this.port = port; // RACE! p
    }
    int port() {
        return port; // RACE! p
    }
    void addUser(String user) {
        users.add(user); // RACE! u
    }
    int users() {
        return users.size(); // RACE! u
    }
}
class StatusTask extends TimerTask {
    private final Settings settings;
    private int runs;
    private volatile String line = "";
    StatusTask(Settings settings) {
        this.settings = settings;
    }
    @Override
    public void run() {
        runs++;
        line = runs + " " + settings.host() + ":" + settings.port() + " " + settings.users();
    }
    String line() {
        return line;
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Settings settings = new Settings();
        settings.setPort(8080);
        settings.addUser("root");
        Timer timer = new Timer("status", true);
        StatusTask task = new StatusTask(settings);
        timer.schedule(task, 0, 10);
        for (int i = 0; i < 10; i++) {
            settings.setHost("host" + i);
            settings.setPort(9000 + i);
            settings.addUser("user" + i);
            Thread.sleep(5);
        }
        timer.cancel();
        System.out.println(task.line());
    }
}
