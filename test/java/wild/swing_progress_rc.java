// A window with a worker: progress is counted in the background, read by buttons on the event thread.
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;
import javax.swing.SwingWorker;
class Model {
    private int done;
    private boolean cancelled;
    private final List<String> results = new ArrayList<>();
    private int shown;
    void step(String result) {
        done++; // RACE! d
        synchronized (results) {
            results.add(result);
        }
    }
    int done() {
        return done; // RACE! d
    }
    void cancel() {
        cancelled = true; // RACE! c
    }
    boolean cancelled() {
        return cancelled; // RACE! c
    }
    int size() {
        synchronized (results) {
            return results.size();
        }
    }
    void show() {
        shown++;
    }
}
class Search extends SwingWorker<Integer, Void> {
    private final Model model;
    private final JLabel label;
    private int count;
    Search(Model model, JLabel label) {
        this.model = model;
        this.label = label;
    }
    @Override
    protected Integer doInBackground() {
        while (count < 100 && !model.cancelled()) {
            model.step("result " + count);
            count++;
        }
        return count;
    }
    @Override
    protected void done() {
        model.show();
        label.setText("found " + model.size() + " of " + count);
    }
}
public class Main {
    private static void build() {
        Model model = new Model();
        JFrame frame = new JFrame("search");
        JLabel label = new JLabel("");
        JButton start = new JButton("start");
        JButton stop = new JButton("stop");
        start.addActionListener(e -> new Search(model, label).execute());
        stop.addActionListener(e -> {
            model.cancel();
            model.show();
            label.setText("stopped at " + model.done());
        });
        frame.add(label);
        frame.add(start);
        frame.add(stop);
        frame.setVisible(true);
    }
    public static void main(String[] args) {
        SwingUtilities.invokeLater(Main::build);
    }
}
