// A clock window: the background thread hands every change to the event thread.
import java.awt.event.ActionEvent;
import java.awt.event.ActionListener;
import javax.swing.JButton;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;
class ClockPanel implements ActionListener {
    private int ticks;
    private int offset;
    private final JLabel label = new JLabel();
    void tick() {
        ticks++;
        label.setText("" + (ticks + offset));
    }
    @Override
    public void actionPerformed(ActionEvent e) {
        offset += 10;
        label.setText("" + (ticks + offset));
    }
    JLabel label() {
        return label;
    }
}
class Ticker extends Thread {
    private final ClockPanel panel;
    private volatile boolean running = true;
    private int sent;
    Ticker(ClockPanel panel) {
        this.panel = panel;
        setDaemon(true);
    }
    @Override
    public void run() {
        while (running) {
            sent++;
            SwingUtilities.invokeLater(panel::tick);
            try {
                sleep(1000);
            } catch (InterruptedException e) {
                return;
            }
        }
        System.out.println(sent);
    }
    void end() {
        running = false;
    }
}
public class Main {
    public static void main(String[] args) {
        SwingUtilities.invokeLater(() -> {
            ClockPanel panel = new ClockPanel();
            JFrame frame = new JFrame();
            JButton button = new JButton("+10");
            button.addActionListener(panel);
            frame.add(panel.label());
            frame.add(button);
            Ticker ticker = new Ticker(panel);
            JButton end = new JButton("end");
            end.addActionListener(e -> ticker.end());
            frame.add(end);
            frame.setVisible(true);
            ticker.start();
        });
    }
}
